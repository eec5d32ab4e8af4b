import { cards, flag } from '../../../scoring/fields.ts';
import type { ScoreItem } from '../../../scoring/points.ts';
import { ok, type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { scorer } from '../../../scoring/scorers.ts';
import { type Card, showCard } from '../../../vocabulary/cards.ts';
import type { points as items } from '../points/index.ts';
import { explain } from '../reckoning/explain.ts';
import { handProblem, notesOn } from '../reckoning/notes.ts';
import { BOOKS, CRIB_CARDS, handSize, showPrices } from '../reckoning/prices.ts';
import { tempting } from '../reckoning/tempting.ts';
import { points } from '../reckoning/words.ts';

/** Prices, with an item that a variant may add: hands without a starter. */
type Prices = Schedule<typeof items & { 'last-four': ScoreItem }>;

function problemsOf(hand: readonly Card[], starter: Card | null, crib: boolean, by: Prices): Problem[] {
  const problems = handProblem('hand', hand, crib ? CRIB_CARDS : handSize(by));
  if (starter === null && crib) problems.push(problem('starter', 'the starter, without which a crib is not counted', 'none'));
  else if (starter === null && !by.has('last-four')) problems.push(problem('starter', 'the starter', 'none'));
  if (starter !== null && hand.includes(starter)) problems.push(problem('starter', 'a card that is not in the hand', showCard(starter)));
  return problems;
}

export const hand = scorer({
  title: 'Count a hand or crib',
  gist: 'Counts a hand or crib with its starter aloud, line by line: fifteens, pairs, runs, flush and nobs.',
  aka: ['cribbage score', 'score a hand', 'cribbage calculator', 'cribbage counter', 'count my hand', 'how many points', 'fifteen two'],
  books: BOOKS,
  ask: {
    hand: cards('Hand or crib', 'standard-52', [3, 5], { hint: 'Four cards; three in a five-card hand, five in a seven-card hand. Without the starter.' }),
    starter: cards('Starter', 'standard-52', 1, { optional: true, hint: 'The card turned up. Only the last hand of solitaire goes without.' }),
    crib: flag('This is the crib'),
  },
  score: ({ hand, starter: turned, crib }, by: Prices) => {
    const starter = turned?.[0] ?? null;
    const problems = problemsOf(hand, starter, crib, by);
    if (problems.length > 0) return { ok: false, problems };
    const { lines, points: sum } = explain(hand, starter, crib, showPrices(by));
    const notes = notesOn(hand, starter, crib, by);
    // Written out for speed: the sum is that of the lines, and there is only one side.
    return ok({ headline: sum === 0 ? 'Nothing: 0 points' : points(sum), lines, totals: [{ to: '', points: sum, unit: 'point' }], notes });
  },
  slips: ({ hand, starter, crib }, by, gap) =>
    tempting(hand, starter?.[0] ?? null, crib, by).filter((line) => line.points === gap || (gap > 0 && (line.points ?? 0) < gap)),
});
