import type { Seat } from '../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { POOL_COLUMN } from '../../../mechanics/stakes/trick-pools.ts';
import type { Values } from '../../../scoring/fields.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import type { Prices } from '../reckoning/board.ts';
import { DEAL, type Deal, impossible, sayDeal, settle } from '../reckoning/layout.ts';
import { LAYOUT, pilesOf, sayPiles } from '../reckoning/pools.ts';

const setup = { players: TABLE_SIZE, names: namesOf(2, 8) } as const;

export const layout = sheet({
  title: 'Keep the layout',
  gist: 'Deal by deal: the dressing, what each card brings or costs, and what stays on the five.',
  aka: ['score sheet', 'running account', 'who owes what'],
  books: ['blue-ribbon-1940'],
  setup,
  entry: DEAL,
  play: ({ players, names }: Values<typeof setup>, entries: readonly Deal[], by: Prices) => {
    const table = tableOfSize(players, names);
    let piles = pilesOf(LAYOUT, null);
    let last: Seat | null = null;
    const played = replay({
      columns: [...table.columns, { key: POOL_COLUMN.key, title: 'Layout', side: 'Layout' }],
      entries,
      whole: 'sitting',
      say: ({ dealer }) => `${table.name[dealer]} deals.`,
      turn: (deal) => {
        const problems = impossible(deal, table);
        if (problems.length > 0) return { problems };
        const settled = settle(piles, deal, table, by);
        piles = settled.piles;
        last = deal.dealer;
        return { say: `${sayDeal(deal, table)}; ${sayPiles(LAYOUT, piles)}.`, lines: settled.lines };
      },
      state: (has) => {
        const text = sayPiles(LAYOUT, piles);
        return [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`, balances(table, has)];
      },
    });
    const at = last === null ? 0 : table.keys.indexOf(last) + 1;
    return { ...played, next: { dealer: table.keys[at % table.keys.length] ?? 'first' } };
  },
});
