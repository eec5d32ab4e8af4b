import type { Table } from '../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { type Layout, type Prices, settled } from '../reckoning/settle.ts';

const setup = {
  capital: count('What is in the bank', 1, 1_000_000, { unit: 'chips', hint: 'All that the banker risks.' }),
  players: TABLE_SIZE,
  names: namesOf(2, 8),
} as const;
const GATE = { top: 'In the top layout alone', bottom: 'In the bottom layout alone', both: 'In both', none: 'In neither' } as const;
const chips = count('Player', 0, 100_000);
const entry = {
  gate: choiceOf('Where is the suit of the gate?', GATE),
  onTop: listOf('Bets on the top layout', chips, 1, 8, { optional: true, hint: 'In the order of the seats; 0 for none. The banker has no seat.' }),
  onBottom: listOf('Bets on the bottom layout', chips, 1, 8, { optional: true }),
} as const;
type Entry = Values<typeof entry>;

/** The bets on one gate, each with a line for both sides. */
function turnOf({ gate, onTop, onBottom }: Entry, holds: number, { keys, name }: Table, by: Prices): Turn {
  const bets = { top: onTop ?? [], bottom: onBottom ?? [] };
  const stray = (['top', 'bottom'] as const).find((layout) => bets[layout].slice(keys.length).some((stake) => stake > 0));
  if (stray !== undefined) return { problems: [problem(stray === 'top' ? 'onTop' : 'onBottom', `bets of ${keys.length} players`, `${bets[stray].length}`)] };
  const lines = (['top', 'bottom'] as const).flatMap((layout: Layout): Line[] =>
    keys.flatMap((to, n) => {
      const stake = bets[layout][n] ?? 0;
      const won = gate === layout || gate === 'both';
      return stake === 0
        ? []
        : [settled(layout, won, stake, by, { to, who: name[to] ?? to }), settled(layout, won, -stake, by, { to: 'bank', who: name[to] ?? to })];
    }),
  );
  if (lines.length === 0) return { problems: [problem('onTop', 'a bet on a layout', 'none')] };
  const left = holds + lines.reduce((sum, line) => sum + (line.to === 'bank' ? (line.points ?? 0) : 0), 0);
  if (left < 0)
    return { problems: [problem('onTop', `bets that the ${holds} in the bank can pay: the book does not say who goes unpaid`, `${holds - left} to pay`)] };
  return { lines, over: left === 0 ? 'The bank is broken.' : null };
}

export const bank = sheet({
  title: 'Keep the bank',
  gist: 'Gate by gate what the bank wins and pays on the two layouts, what it still holds, and how each player stands.',
  aka: ['monte score sheet', 'bank account', 'running total', 'who owes whom'],
  books: ['blue-ribbon-1940'],
  setup,
  round: 'Gate',
  entry,
  play: ({ capital, players, names }: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played => {
    const table = tableOfSize(players, names);
    return replay({
      columns: [{ key: 'bank', title: 'The bank', side: 'The bank' }, ...table.columns],
      entries,
      round: 'gate',
      whole: 'bank',
      say: ({ gate }) => `The suit of the gate: ${GATE[gate].toLowerCase()}.`,
      turn: (one, { bank = 0 }) => turnOf(one, capital + bank, table, by),
      state: (has, over) => [...(over === null ? [`The bank holds ${capital + (has.bank ?? 0)}.`] : []), balances(table, has)],
      notes: ['The book does not give the rate; even money is taken.', 'The columns always add up to nothing.'],
    });
  },
});
