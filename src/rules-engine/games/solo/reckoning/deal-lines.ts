import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { ok, type Result, wrong } from '../../../scoring/result.ts';
import { type Answer, answer, type Line } from '../../../scoring/scorers.ts';
import { type By, isAlone, isWon, matadorProblems, type Played, type SuitKey } from './game.ts';
import { partsOf, poolLines, touchesPool } from './pay.ts';

const CALLER = 'Caller';
const PARTNER = 'Partner';
const ADVERSARY = 'Each adversary';
const POOL = 'Pool';
/** All opponents of one player, by their number. */
const EACH: Readonly<Record<number, string>> = { 2: 'both of the others', 3: 'each of the three others', 5: 'each of the five others' };

/** Describes a deal: what caller, partner and each adversary win or pay, and the pool if it is affected and known. */
export function describeDeal(played: Played, pool: number | null, agreed: boolean, by: By, lengths?: Readonly<Record<SuitKey, number>>): Result<Answer> {
  const problems = matadorProblems(played, lengths);
  if (problems.length > 0) return wrong(...problems);
  const sign = isWon(played) ? 1 : -1;
  const alone = isAlone(played);
  const parts = partsOf(played, by);
  const lines: Line[] = parts.flatMap((part) => [
    part(sign * (alone ? played.against : 1), CALLER),
    ...(alone ? [] : [part(sign, PARTNER)]),
    part(-sign, ADVERSARY),
  ]);
  const each = parts.reduce((sum, part) => sum + (part(1, ADVERSARY).points ?? 0), 0);
  const touched = touchesPool(played, agreed, by);
  if (touched && pool !== null) lines.push(...poolLines(played, pool, CALLER, POOL, by));
  const amount = sayPoints(each, by.unit('solo'));
  const whom = alone ? `${isWon(played) ? 'from' : 'to'} ${EACH[played.against] ?? 'each'}` : 'between each of the partners and one adversary';
  const headline = `${isWon(played) ? 'Won' : 'Lost'}: ${amount} ${whom}`;
  const most = by.points(isWon(played) ? 'stamm' : 'bete');
  const notes = [
    ...(touched && pool === null
      ? [`The pool is touched as well: ${isWon(played) ? 'all of it is drawn' : 'as much again is paid in'}, at most ${most}.`]
      : []),
    ...(played.end === 'on-won' && by.gives('played-on-suit') && played.game === 'solo' && played.suit !== played.color
      ? [`The table of this book has ${by.points('tout')} for a tout; of one won after five tricks it says twice the game.`]
      : []),
    ...(played.matadors >= 3 ? ['Matadors are paid for to the winner, whichever side held them: so we read the book.'] : []),
  ];
  return ok(answer(headline, lines, notes));
}
