import type { Seat } from '../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { POOL_COLUMN } from '../../../mechanics/stakes/trick-pools.ts';
import type { Values } from '../../../scoring/fields.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { DEAL, type Deal, impossible, NOTES, type Prices, sayDeal, settle, TERMS } from '../reckoning/board.ts';
import { BOARD, pilesOf, sayPiles } from '../reckoning/pools.ts';

const setup = { players: TABLE_SIZE, names: namesOf(2, 8), ...TERMS } as const;

export const board = sheet({
  title: 'Keep the board',
  gist: 'Deal by deal: the dressing, the stakes taken, the cards paid for, and what stays on each of the eight places.',
  aka: ['score sheet', 'running account', 'what is on pope', 'who owes what'],
  books: ['donohue'],
  setup,
  entry: DEAL,
  play: ({ players, names, ...terms }: Values<typeof setup>, entries: readonly Deal[], by: Prices) => {
    const table = tableOfSize(players, names);
    let piles = pilesOf(BOARD, null);
    let last: Seat | null = null;
    const played = replay({
      columns: [...table.columns, { key: POOL_COLUMN.key, title: 'Board', side: 'Board' }],
      entries,
      whole: 'sitting',
      say: ({ dealer }) => `${table.name[dealer]} deals.`,
      turn: (deal) => {
        const problems = impossible(deal, terms, table, 'dealer');
        if (problems.length > 0) return { problems };
        const settled = settle(piles, deal, terms, table, by);
        piles = settled.piles;
        last = deal.dealer;
        return { say: `${sayDeal(deal, table)}; ${sayPiles(BOARD, piles)}.`, lines: settled.lines };
      },
      state: (has) => {
        const text = sayPiles(BOARD, piles);
        return [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`, balances(table, has)];
      },
      notes: NOTES,
    });
    const at = last === null ? 0 : table.keys.indexOf(last) + 1;
    return { ...played, next: { dealer: table.keys[at % table.keys.length] ?? 'first' } };
  },
});
