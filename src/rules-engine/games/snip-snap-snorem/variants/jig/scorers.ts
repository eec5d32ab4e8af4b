import { cardsLeft, paidForCards, WHO_WAS_OUT, wrongLeft } from '../../../../mechanics/cards-left.ts';
import { absent, SEAT_NAMES, type Seat, type Table } from '../../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../../mechanics/stakes/accounts.ts';
import { choiceOf, type Values } from '../../../../scoring/fields.ts';
import { ok, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import { replay } from '../../../../sheets/replay.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import type { own } from './points.ts';

type Prices = Schedule<typeof own>;
const BOOKS = ['blue-ribbon-1940'] as const;
const PACK = 52;

const setup = { players: TABLE_SIZE, names: namesOf(2, 8) } as const;
const end = { out: WHO_WAS_OUT, left: cardsLeft(26) } as const;
const entry = { dealer: choiceOf('Who dealt?', SEAT_NAMES), ...end } as const;
type End = Values<typeof end>;

const impossible = (one: End, table: Table<Seat>) => {
  const seats = absent('out', one.out, table);
  return seats.length > 0 ? seats : wrongLeft(one, table, () => Math.ceil(PACK / table.keys.length));
};
const linesOf = (one: End, table: Table<Seat>, by: Prices) => paidForCards(one, table, (say, more) => by.line('card-left', say, more));

export const deal = scorer({
  title: 'Settle a deal',
  gist: 'What the first player out gets for the cards that the others hold.',
  aka: ['who pays', 'cards left in hand', 'settle up'],
  books: BOOKS,
  ask: { ...setup, ...end },
  score: ({ players, names, ...one }: Values<typeof setup> & End, by: Prices) => {
    const table = tableOfSize(players, names);
    const problems = impossible(one, table);
    if (problems.length > 0) return wrong(...problems);
    const named = linesOf(one, table, by).map((line) => ({ ...line, to: table.name[line.to as Seat] }));
    return ok(answer(`${table.name[one.out]} is out first and wins`, named));
  },
});

export const account = sheet({
  title: 'Keep the account of a sitting',
  gist: 'Deal by deal, what each player has won or lost.',
  aka: ['score sheet', 'who owes what', 'running account'],
  books: BOOKS,
  setup,
  entry,
  play: ({ players, names }: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Prices) => {
    const table = tableOfSize(players, names);
    let last: Seat | null = null;
    const played = replay({
      columns: table.columns,
      entries,
      whole: 'sitting',
      say: ({ dealer, out }) => `${table.name[dealer]} deals, ${table.name[out]} is out first.`,
      turn: (one) => {
        const problems = [...absent('dealer', one.dealer, table), ...impossible(one, table)];
        if (problems.length > 0) return { problems };
        last = one.dealer;
        return { lines: linesOf(one, table, by) };
      },
      state: (has) => [balances(table, has)],
    });
    const at = last === null ? 0 : table.keys.indexOf(last) + 1;
    return { ...played, next: { dealer: table.keys[at % table.keys.length] ?? 'first' } };
  },
});
