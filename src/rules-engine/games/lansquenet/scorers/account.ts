import { absent, SEAT_NAMES, type Seat, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';

const setup = { players: TABLE_SIZE, names: namesOf(2, 8) } as const;
const chips = count('Player', 0, 100_000);
const entry = {
  banker: choiceOf('Who dealt?', SEAT_NAMES),
  matched: listOf('Bets on cards that came first', chips, 2, 8, { optional: true, hint: 'Chips of each player in the order of the seats; 0 for none.' }),
  open: listOf('Bets open when the dealer’s own card came', chips, 2, 8, { optional: true }),
} as const;
type Entry = Values<typeof entry>;
type Prices = Schedule<typeof points>;

/** One deal, each bet with a line for both sides. */
function turnOf(one: Entry, table: Table<Seat>, by: Prices): Turn {
  const size = table.keys.length;
  const problems = absent('banker', one.banker, table);
  for (const field of ['matched', 'open'] as const) {
    const bets = one[field] ?? [];
    if (bets.slice(size).some((stake) => stake > 0)) problems.push(problem(field, `bets of ${size} players`, `${bets.length}`));
    if ((bets[table.keys.indexOf(one.banker)] ?? 0) > 0)
      problems.push(problem(field, 'nothing in the place of the dealer, who does not bet', `${bets[table.keys.indexOf(one.banker)]}`));
  }
  if (problems.length > 0) return { problems };
  const lines = table.keys.flatMap((to, n): Line[] => {
    const pay = (key: 'players-card' | 'own-card', stake: number, say: string): Line[] =>
      stake === 0
        ? []
        : [
            by.line(key, `${table.name[to]}: ${say}`, { times: stake, unit: 'chip', to }),
            by.line(key, `${table.name[to]}: ${say}`, { times: -stake, unit: 'chip', to: one.banker }),
          ];
    return [...pay('players-card', one.matched?.[n] ?? 0, 'the card came first'), ...pay('own-card', one.open?.[n] ?? 0, 'open when the dealer’s own came')];
  });
  return lines.length === 0 ? { problems: [problem('matched', 'a bet that was decided', 'none')] } : { lines };
}

export const account = sheet({
  title: 'Keep the account',
  gist: 'Deal by deal what the dealer wins on cards that came first and pays when the dealer’s own comes, no matter who deals.',
  aka: ['lansquenet score sheet', 'bank account', 'who owes whom', 'running total'],
  books: ['blue-ribbon-1940', 'donohue'],
  setup,
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played => {
    const table = tableOfSize(asked.players, asked.names);
    const played = replay({
      columns: table.columns,
      entries,
      say: ({ banker }) => `${table.name[banker] ?? SEAT_NAMES[banker]} deals.`,
      turn: (one) => turnOf(one, table, by),
      state: (has) => [balances(table, has)],
      notes: ['What one wins the others have paid: the columns always add up to nothing.'],
    });
    return { ...played, next: { banker: entries.at(-1)?.banker ?? 'first' } };
  },
});
