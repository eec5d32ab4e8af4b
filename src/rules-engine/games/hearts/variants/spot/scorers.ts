import { cards, listOf } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { type Card, rankOf, suitOf } from '../../../../vocabulary/cards.ts';
import type { points } from '../../points.ts';
import { HEARTS_IN_PACK, nameOf, sum } from '../../reckoning/counting.ts';
import { payFewest } from '../../reckoning/fewest.ts';
import type { spotPoints } from './points.ts';

const BY_RANK = {
  J: ['jack-of-hearts', 'the jack'],
  Q: ['queen-of-hearts', 'the queen'],
  K: ['king-of-hearts', 'the king'],
  A: ['ace-of-hearts', 'the ace'],
} as const;
const isRanked = (rank: string | null): rank is keyof typeof BY_RANK => rank !== null && rank in BY_RANK;

/** The lines of one player's hearts: a court card or the ace by the schedule, the others by their printed number. */
function spotsOf(
  hand: readonly Card[],
  who: string,
  by: Schedule<typeof points & typeof spotPoints.add>,
): { readonly total: number; readonly lines: readonly Line[] } {
  const low = hand.filter((card) => !isRanked(rankOf(card)));
  const spots = sum(low.map((card) => Number(rankOf(card))));
  const lines = low.length === 0 ? [] : [by.mention('two-to-ten', `${who}: ${spots} in spots`, { cards: low })];
  let total = spots;
  for (const card of hand) {
    const rank = rankOf(card);
    if (!isRanked(rank)) continue;
    const [key, name] = BY_RANK[rank];
    total += by.points(key);
    lines.push(by.mention(key, `${who}: ${name}, ${by.points(key)}`, { cards: [card] }));
  }
  return { total, lines };
}

export const deal = scorer({
  title: 'Settle a deal by the spots',
  gist: 'What the hearts of each player count, and what is paid to the smallest total.',
  aka: ['spot values', 'pips', '104'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask: {
    hearts: listOf('Hearts taken by each player', cards('Hearts', 'standard-52', [0, HEARTS_IN_PACK]), 3, 6, { hint: 'A player without any: none.' }),
  },
  score: ({ hearts }, by: Schedule<typeof points & typeof spotPoints.add>) => {
    const all = hearts.flat();
    const strange = all.filter((card) => suitOf(card) !== 'H');
    if (strange.length > 0) return wrong(problem('hearts', 'hearts alone', strange.join(' ')));
    const twice = all.filter((card, n) => all.indexOf(card) !== n);
    if (twice.length > 0) return wrong(problem('hearts', 'each heart in one place', `${twice.join(' ')} twice`));
    if (all.length === 0 || (hearts.length === 4 && all.length < HEARTS_IN_PACK))
      return wrong(problem('hearts', `${HEARTS_IN_PACK} hearts in all`, `${all.length}`));
    const counted = hearts.map((hand, n) => spotsOf(hand, nameOf(n), by));
    const totals = counted.map(({ total }) => total);
    const over = by.way('fewest') === 'paid-over';
    const settled = payFewest(totals, { owed: (own, least) => (over ? own - least : own), say: (own) => `${own} in spots`, item: 'fewest' }, by);
    const notes = [`Totals: ${totals.join(', ')}.`, ...settled.notes];
    if (all.length < HEARTS_IN_PACK) notes.push(`${HEARTS_IN_PACK - all.length} of the hearts were not taken by anybody.`);
    return ok(answer(settled.headline, [...counted.flatMap(({ lines }) => lines), ...settled.lines], notes));
  },
});
