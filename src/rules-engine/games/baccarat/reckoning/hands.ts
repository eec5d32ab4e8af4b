import { count, listOf } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { compare, dealtPoint, isNatural, pointOf } from './count.ts';

type Hand = readonly number[];

/** The field of a hand: the two cards dealt and the one drawn, if any. */
export const handField = (label: string) =>
  listOf(label, count('Card', 1, 10), 2, 3, { hint: 'Pips in the order dealt, a drawn card last; 10 for a ten or a court card.' });

/** The field of a bet, which may be left out. */
export const bet = (label: string, hint?: string) => count(label, 0, 100000, { optional: true, unit: 'chips', ...(hint === undefined ? {} : { hint }) });

/**
 * Problems of the draw: nobody draws once an eight or nine has been dealt (Blue Ribbon 1940, p. 13; Hoffmann, p. 6).
 * `hands`: by field, each with the name of its owner.
 */
export function drawProblems(hands: Readonly<Record<string, readonly [owner: string, hand: Hand]>>): Problem[] {
  const dealt = Object.values(hands).find(([, hand]) => isNatural(hand));
  if (dealt === undefined) return [];
  const [owner, natural] = dealt;
  const expected = `2 cards, for ${owner} was dealt ${dealtPoint(natural)} and no more cards are given`;
  return Object.entries(hands).flatMap(([field, [, hand]]) => (hand.length > 2 ? [problem(field, expected, `${hand.length} (${hand.join(', ')})`)] : []));
}

/** The line of a side against the banker, with what its bet wins or loses. */
export function betLine(side: string, hand: Hand, banker: Hand, staked: number | null, by: Schedule<typeof points>): Line {
  const result = compare(hand, banker);
  const key = result > 0 ? 'nearer' : result < 0 ? 'farther' : 'tie';
  const [own, his] = [pointOf(hand), pointOf(banker)];
  const say =
    result > 0
      ? `${side} beats the banker, ${own} to ${his}`
      : result < 0
        ? `the banker beats ${side}, ${his} to ${own}`
        : `${side} and the banker tie at ${own}`;
  return staked ? by.line(key, say, { times: staked, unit: 'chip' }) : by.mention(key, say);
}
