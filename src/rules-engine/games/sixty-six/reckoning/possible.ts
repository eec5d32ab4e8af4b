// Checks for impossible hands.
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Prices } from './deal.ts';
import { type Hand, otherThan, type Player } from './fields.ts';

/** The number of cards of a rank, and of suits other than trumps with a marriage. */
const OF_A_RANK = 4;
const PLAIN_SUITS = 3;
const PLAYERS: readonly Player[] = ['first', 'second'];
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The points of all cards of the pack. */
const cardsOf = (by: Prices): number => OF_A_RANK * sum((['ace', 'ten', 'king', 'queen', 'jack'] as const).map((rank) => by.points(rank)));

/** Possible sums of both players' points after all cards are played; if the book is silent on the last trick, also with its ten. */
function wholes(by: Prices): number[] {
  const cards = cardsOf(by);
  return by.gives('last-trick') ? [cards + by.points('last-trick')] : [cards, 2 * (by.points('enough') - 1)];
}

/** The problems of points and tricks that contradict each other. */
export function problemsOf({ end, closed, had, first, second, trickless }: Hand, by: Prices): Problem[] {
  if (end !== 'claim' && end !== 'played') return [];
  const points = { first: first ?? 0, second: second ?? 0 };
  const problems: Problem[] = [];
  for (const player of PLAYERS) {
    if (points[player] === 1) problems.push(problem(player, 'a count that cards can make', '1'));
    if (trickless === player && points[player] > 0)
      problems.push(problem(player, 'no points for one without a trick, whose marriages do not count', `${points[player]}`));
  }
  if (had === 'yes' && (closed === 'first' || closed === 'second') && trickless === otherThan(closed))
    problems.push(problem('trickless', 'both with a trick, since the other had one when it was closed', 'the other without'));
  const all = sum(Object.values(points));
  const marriages = PLAIN_SUITS * by.points('marriage') + by.points('trump-marriage');
  const most = Math.max(...wholes(by)) + marriages;
  const open = closed === 'nobody' || closed === null;
  if (open && end === 'played') {
    const step = by.points('marriage');
    const isWhole = wholes(by).some((whole) => all >= whole && all <= whole + marriages && (all - whole) % step === 0);
    if (!isWhole)
      problems.push(problem('second', `together ${wholes(by).join(' or ')} and ${step} for each marriage, that in trumps counting twice`, `${all} together`));
  } else if (all > (open ? most : cardsOf(by) + marriages))
    problems.push(problem('second', `at most ${open ? most : cardsOf(by) + marriages} together`, `${all}`));
  return problems;
}
