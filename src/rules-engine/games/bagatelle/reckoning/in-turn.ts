import { TWO_NAMES } from '../../../mechanics/seats.ts';
import { count } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';

export type Side = 'first' | 'second';
export const across = (side: Side): Side => (side === 'first' ? 'second' : 'first');
/** The fields for the names and the length of the game, which the book leaves to the players. */
export const NAMES_AND_GAME = {
  first: TWO_NAMES.first,
  second: TWO_NAMES.second,
  game: count('Points of the game, as agreed', 1, 1000, { optional: true }),
} as const;

/** Says who has reached the points of the game; if both have, the book does not say who wins. */
export function ended(game: number | null, has: Readonly<Record<string, number>>, name: Readonly<Record<Side, string>>): string | null {
  if (game === null) return null;
  const out = (['first', 'second'] as const).filter((side) => (has[side] ?? 0) >= game);
  const [only] = out;
  if (only === undefined) return null;
  if (out.length === 2) return `Both have come to ${game}: ${name.first} ${has.first}, ${name.second} ${has.second}. Whose game it is the book does not say.`;
  return `The game is over: ${name[only]} wins, ${has[only]} to ${has[across(only)] ?? 0}.`;
}

/** The problem if a player has two turns in succession. */
export const twice = (who: Side, last: Side | undefined, name: Readonly<Record<Side, string>>): Problem[] =>
  who === last ? [problem('who', `${name[across(who)]}, whose turn it is`, name[who])] : [];
