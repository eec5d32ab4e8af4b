import { balances, namesOf, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import type { Values } from '../../../scoring/fields.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { DEAL, PLAYERS } from '../reckoning/asked.ts';
import { impossible } from '../reckoning/impossible.ts';
import { BARE, type Piles, sayPiles } from '../reckoning/layout.ts';
import { type Prices, settle } from '../reckoning/settling.ts';
import { LAYOUT_COLUMN, notesOf, sayDeal } from '../reckoning/told.ts';

const setup = { players: PLAYERS, names: namesOf(2, 8) } as const;

export const account = sheet({
  title: 'Keep the account of a sitting',
  gist: 'Deal by deal: the stakes, the cards of the layout, the cards left, and the counters that stay.',
  aka: ['score sheet', 'who owes what', 'running account', 'what is on the layout'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  setup,
  entry: DEAL,
  play: ({ players, names }: Values<typeof setup>, entries: readonly Values<typeof DEAL>[], by: Prices) => {
    const table = tableOfSize(players, names);
    let piles: Piles = BARE;
    let last: Values<typeof DEAL> | null = null;
    const played = replay({
      columns: [...table.columns, LAYOUT_COLUMN],
      entries,
      whole: 'sitting',
      say: (one) => `${table.name[one.dealer]} deals.`,
      turn: (one) => {
        const problems = impossible(one, table, by);
        if (problems.length > 0) return { problems };
        const settled = settle(piles, one, table, by);
        piles = settled.piles;
        last = one;
        return { say: `${sayDeal(one, piles, table)}.`, lines: settled.lines, notes: settled.notes };
      },
      state: (has) => {
        const text = sayPiles(piles);
        return [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`, balances(table, has)];
      },
      notes: notesOf(by),
    });
    const at = last === null ? 0 : table.keys.indexOf((last as Values<typeof DEAL>).dealer) + 1;
    return { ...played, next: { dealer: table.keys[at % table.keys.length] ?? 'first' } };
  },
});
