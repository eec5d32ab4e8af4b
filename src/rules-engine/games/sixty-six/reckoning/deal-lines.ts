// A hand in words, for a sheet.
import { type Hand, otherThan, type Player } from './fields.ts';

/** The result of a hand, as a sentence. */
export function sayHand({ end, who, closed, first, second }: Hand, name: Readonly<Record<Player, string>>): string {
  const counts = `${name.first} ${first ?? 0}, ${name.second} ${second ?? 0}`;
  const by = closed === 'first' || closed === 'second' ? `; closed by ${name[closed]}` : '';
  if (end === 'claim' && who !== null) return `${name[who]} announces 66: ${counts}${by}.`;
  if (end === 'revoke' && who !== null) return `${name[who]} revokes; ${name[otherThan(who)]} scores.`;
  if (end === 'dealt' && who !== null) return `${name[who]} is dealt the four best trumps.`;
  return `Played to the end: ${counts}${by}.`;
}
