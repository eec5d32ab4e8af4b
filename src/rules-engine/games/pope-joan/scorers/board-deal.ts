import type { Seat } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { POOL_COLUMN } from '../../../mechanics/stakes/trick-pools.ts';
import { count, listOf, type Values } from '../../../scoring/fields.ts';
import { ok, wrong } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { DEAL, impossible, NOTES, type Prices, sayDeal, settle, TERMS } from '../reckoning/board.ts';
import { BOARD, pilesOf, sayPiles } from '../reckoning/pools.ts';

const ask = {
  players: TABLE_SIZE,
  names: namesOf(2, 8),
  ...TERMS,
  before: listOf('On the board from deals before', count('Place', 0, 2000), 8, 8, {
    optional: true,
    hint: 'Pope, ace, king, queen, jack, matrimony, intrigue, game.',
  }),
  ...DEAL,
} as const;

export const boardDeal = scorer({
  title: 'Settle a deal on the board',
  gist: 'Who takes which of the eight stakes, who pays for cards left, and what stays.',
  aka: ['who gets pope', 'matrimony', 'intrigue', 'settle up', 'cards left in hand'],
  books: ['donohue'],
  ask,
  score: ({ players, names, dressing, cards, before, ...deal }: Values<typeof ask>, by: Prices) => {
    const table = tableOfSize(players, names);
    const terms = { dressing, cards };
    const problems = impossible(deal, terms, table, 'cards');
    if (problems.length > 0) return wrong(...problems);
    const { lines, piles } = settle(pilesOf(BOARD, before), deal, terms, table, by);
    const named = lines.map((line) => ({ ...line, to: line.to === POOL_COLUMN.key ? 'Board' : table.name[line.to as Seat] }));
    return ok(answer(`${sayDeal(deal, table)}; ${sayPiles(BOARD, piles)}`, named, NOTES));
  },
});
