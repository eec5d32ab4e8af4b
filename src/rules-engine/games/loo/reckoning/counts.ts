// The scorer of one deal and the sheet of a session, for the variants with three and five tricks.
import type { BookId } from '../../../books.ts';
import { SEATS, seated } from '../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { POOL_COLUMN } from '../../../mechanics/stakes/trick-pools.ts';
import { count, type Values } from '../../../scoring/fields.ts';
import { ok, wrong } from '../../../scoring/result.ts';
import { answer, type ScorerRow, scorer } from '../../../scoring/scorers.ts';
import { replay } from '../../../sheets/replay.ts';
import { columnTotals, type SheetRow, sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import { type Deal, TERMS } from './asked.ts';
import { impossible, type Prices, settle } from './settling.ts';

type Asked = Readonly<Record<keyof Deal, object>>;
const MOST = 3000;

/** The scorer of one deal, with a given pool. */
export function dealCount(books: readonly BookId[], entry: Asked): ScorerRow {
  const ask = {
    ...TERMS,
    pool: count('Counters in the pool before the dealer paid', 0, MOST, { hint: 'What the last deal left; 0 for a simple pool.' }),
    ...entry,
  };
  return scorer({
    title: 'Settle a deal',
    gist: 'What each trick takes out of the pool, who is looed and for how much, and what the next pool begins with.',
    aka: ['loo calculator', 'who is looed', 'how much do I pay', 'split the pool'],
    books,
    ask: ask as never,
    score: (values, by: Prices) => {
      const { limit, board, pool, ...deal } = values as Values<typeof TERMS> & { readonly pool: number } & Deal;
      // Without a list of players only the dealer is concerned, whatever the size of the table.
      const table = seated(deal.did?.length ?? SEATS.length, null);
      const at = { deal, terms: { limit, board }, table, by };
      const problems = impossible(at, pool);
      if (problems.length > 0) return wrong(...problems);
      const { headline, lines, notes } = settle(pool, at);
      const named = lines.map((line) => ({ ...line, to: line.to === POOL_COLUMN.key ? POOL_COLUMN.title : table.name[line.to as keyof typeof table.name] }));
      return ok(answer(headline, named, notes));
    },
  });
}

/** The sheet of the pool: each deal begins with what the last one left. */
export function poolSheet(books: readonly BookId[], entry: Asked): SheetRow {
  const setup = { players: TABLE_SIZE, names: namesOf(2, 8), ...TERMS } as const;
  return sheet({
    title: 'Run the pool',
    gist: 'Deal by deal: the price of the deal, the shares, the looes, and whether the next pool is a simple or a double.',
    aka: ['loo score sheet', 'who owes the pool', 'keep the pool', 'pool sheet'],
    books,
    setup,
    entry: entry as never,
    play: (asked: Values<typeof setup>, entries: readonly Deal[], by: Prices) => {
      const table = tableOfSize(asked.players, asked.names);
      const { limit, board } = asked;
      let last: Deal['dealer'] | null = null;
      const played = replay({
        columns: [...table.columns, POOL_COLUMN],
        entries,
        whole: 'sitting',
        say: ({ dealer }) => `${table.name[dealer]} deals.`,
        turn: (deal, { pool = 0 }) => {
          const at = { deal, terms: { limit, board }, table, by };
          const problems = impossible(at, pool);
          if (problems.length > 0) return { problems };
          const { headline, lines, notes } = settle(pool, at);
          last = deal.dealer;
          return { say: `${table.name[deal.dealer]} deals. ${headline}.`, lines, notes };
        },
        state: (has) => [sayPool(has[POOL_COLUMN.key] ?? 0, by), balances(table, has)],
      });
      const next = table.keys[(last === null ? 0 : table.keys.indexOf(last) + 1) % table.keys.length] ?? 'first';
      const begins = by.has('simple') && (columnTotals(played)[POOL_COLUMN.key] ?? 0) === 0 ? 'none' : 'passed';
      return { ...played, next: { dealer: next, did: table.keys.map(() => begins).join('.') } };
    },
  });
}

function sayPool(pool: number, by: Prices): string {
  const next = pool > 0 ? `${counted(pool, 'counter')} ${pool === 1 ? 'is' : 'are'} in the pool` : 'The pool is empty';
  if (!by.has('simple')) return `${next}.`;
  return pool === 0 ? `${next}: the next is a simple, and everybody plays.` : `${next}: the next is a double, and anybody may pass.`;
}
