// Answers to the questions of a law on revokes that the entered tricks already give.
import type { Finding } from '../../rules-engine/mechanics/revoke/check.ts';
import type { Settings } from './rules-of-game.ts';

/** A law's questions by key, each with the keys of its answers. */
export type Questions = ReadonlyMap<string, readonly string[]>;

/** The answers if a later trick proved the revoke, so that play has gone on. `held` (the player had the suit) applies to every proved revoke. */
const PLAYED_ON: Readonly<Record<string, string>> = { claimed: 'late', found: 'quitted', held: 'yes' };

/** The answers that the tricks determine; the others are left to the reader. */
export function knownAnswers(questions: Questions, findings: readonly Finding[], { hand, players, out }: Settings, sides: boolean): Record<string, string> {
  const proved = findings.filter(({ verdict }) => verdict === 'proved');
  const [first] = proved;
  if (first === undefined) return {};
  const known: Record<string, string> = {};
  const put = (question: string, answer: string | undefined) => {
    if (answer !== undefined && questions.get(question)?.includes(answer) === true) known[question] = answer;
  };
  const isPlayedOn = proved.some((one) => one.verdict === 'proved' && one.proof.by === 'played');
  for (const [question, answer] of Object.entries(PLAYED_ON)) if (isPlayedOn || question === 'held') put(question, answer);
  const isSided = sides && players === 4;
  if (isSided) {
    const bySide = [0, 1].map((side) => proved.filter(({ seat }) => seat % 2 === side).length);
    const [one = 0, other = 0] = bySide;
    put('sides', one > 0 && other > 0 ? 'both' : 'one');
    put('times', one === other ? 'level' : one > 0 && other > 0 ? 'uneven' : one + other > 1 ? 'more' : 'once');
  }
  // Against a lone hand: the player who does not play is the lone player's partner, and the other side revoked.
  if (isSided) put('against', out !== null && proved.every(({ seat }) => seat % 2 !== out % 2) ? 'lone-hand' : out === null ? 'partners' : undefined);
  put('trick', first.trick === 0 || first.trick === hand - 1 ? 'end' : 'other');
  return known;
}
