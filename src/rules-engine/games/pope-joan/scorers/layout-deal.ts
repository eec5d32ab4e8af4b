import type { Seat } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { POOL_COLUMN } from '../../../mechanics/stakes/trick-pools.ts';
import { count, listOf, type Values } from '../../../scoring/fields.ts';
import { ok, wrong } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import type { Prices } from '../reckoning/board.ts';
import { DEAL, impossible, sayDeal, settle } from '../reckoning/layout.ts';
import { LAYOUT, pilesOf, sayPiles } from '../reckoning/pools.ts';

const ask = {
  players: TABLE_SIZE,
  names: namesOf(2, 8),
  before: listOf('On the layout from deals before', count('Card', 0, 5000), 5, 5, { optional: true, hint: 'Ten, jack, queen, king, seven.' }),
  ...DEAL,
} as const;

export const layoutDeal = scorer({
  title: 'Settle a deal on the layout',
  gist: 'Who takes what lies on the five cards, who doubles it, and who pays for cards left.',
  aka: ['settle up', 'double the counters', 'cards left in hand', 'who pays'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ players, names, before, ...deal }: Values<typeof ask>, by: Prices) => {
    const table = tableOfSize(players, names);
    const problems = impossible(deal, table);
    if (problems.length > 0) return wrong(...problems);
    const { lines, piles } = settle(pilesOf(LAYOUT, before), deal, table, by);
    const named = lines.map((line) => ({ ...line, to: line.to === POOL_COLUMN.key ? 'Layout' : table.name[line.to as Seat] }));
    return ok(answer(`${sayDeal(deal, table)}; ${sayPiles(LAYOUT, piles)}`, named));
  },
});
