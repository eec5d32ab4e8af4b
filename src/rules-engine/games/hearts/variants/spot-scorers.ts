import { type Card, rankOf, suitOf } from '../../../core/cards.ts';
import { cards, listOf } from '../../../core/fields.ts';
import { ok, problem, wrong } from '../../../core/result.ts';
import type { Schedule } from '../../../core/schedule.ts';
import { answer, scorer } from '../../../core/scorers.ts';
import { HEARTS_IN_PACK, sum } from '../counting.ts';
import { payFewest } from '../fewest.ts';

/** What a heart counts: a court card or the ace by the schedule, the others by the number printed on them. */
function spotsOf(card: Card, by: Schedule): number {
  switch (rankOf(card)) {
    case 'J':
      return by.points('jack-of-hearts');
    case 'Q':
      return by.points('queen-of-hearts');
    case 'K':
      return by.points('king-of-hearts');
    case 'A':
      return by.points('ace-of-hearts');
    default:
      return Number(rankOf(card));
  }
}

export const deal = scorer({
  title: 'Settle a deal by the spots',
  gist: 'What the hearts of each player count, and what is paid to the smallest total.',
  aka: ['spot values', 'pips', '104'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: {
    hearts: listOf('Hearts taken by each player', cards('Hearts', 'standard-52', [0, HEARTS_IN_PACK]), 3, 6, { hint: 'A player without any: none.' }),
  },
  score: ({ hearts }, by) => {
    const all = hearts.flat();
    const strange = all.filter((card) => suitOf(card) !== 'H');
    if (strange.length > 0) return wrong(problem('hearts', 'hearts alone', strange.join(' ')));
    const twice = all.filter((card, n) => all.indexOf(card) !== n);
    if (twice.length > 0) return wrong(problem('hearts', 'each heart in one place', `${twice.join(' ')} twice`));
    if (all.length === 0 || (hearts.length === 4 && all.length < HEARTS_IN_PACK))
      return wrong(problem('hearts', `${HEARTS_IN_PACK} hearts in all`, `${all.length}`));
    const totals = hearts.map((hand) => sum(hand.map((card) => spotsOf(card, by))));
    const over = by.way('fewest') === 'paid-over';
    const settled = payFewest(totals, { owed: (own, least) => (over ? own - least : own), say: (own) => `${own} in spots`, item: 'fewest' }, by);
    const notes = [`Totals: ${totals.join(', ')}.`, ...settled.notes];
    if (all.length < HEARTS_IN_PACK) notes.push(`${HEARTS_IN_PACK - all.length} of the hearts were not taken by anybody.`);
    return ok(answer(settled.headline, settled.lines, notes));
  },
});
