import { cardsLeft, paidForCards, WHO_WAS_OUT, wrongLeft } from '../../../../mechanics/cards-left.ts';
import { absent, SEAT_NAMES, type Seat, type Table } from '../../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { replay } from '../../../../sheets/replay.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { own } from './points.ts';

type Prices = Schedule<typeof own>;
const BOOKS = ['blue-ribbon-1940'] as const;
const PACK = 52;
const unit = 'counter';

const setup = { players: TABLE_SIZE, names: namesOf(2, 8) } as const;
const entry = {
  dealer: choiceOf('Who dealt?', SEAT_NAMES),
  forfeits: listOf('How often each player could not go on', count('Player', 0, 99), 2, 8, { hint: 'In the order of the seats.' }),
  out: WHO_WAS_OUT,
  left: cardsLeft(26),
} as const;
type Entry = Values<typeof entry>;

function impossible({ dealer, forfeits, out, left }: Entry, table: Table<Seat>): Problem[] {
  const seats = [...absent('dealer', dealer, table), ...absent('out', out, table)];
  if (seats.length > 0) return seats;
  const size = table.keys.length;
  if (forfeits.length !== size) return [problem('forfeits', counted(size, 'player'), `${forfeits.length}`)];
  // The whole pack is dealt, so some players may have one card more than others.
  return wrongLeft({ out, left }, table, () => Math.ceil(PACK / size));
}

function settle({ forfeits, out, left }: Entry, table: Table<Seat>, by: Prices): Line[] {
  const { keys } = table;
  const put = keys.map((to) => by.line('ante', 'into the pool', { times: -1, to }));
  const failed = keys.flatMap((to, n) => {
    const times = forfeits[n] ?? 0;
    return times === 0 ? [] : [by.line('forfeit', `${counted(times, 'time')} the next card not played`, { times: -times, to })];
  });
  const inPool = -[...put, ...failed].reduce((sum, { points = 0 }) => sum + points, 0);
  return [
    ...put,
    ...failed,
    by.sum('pool-won', 'out first: the pool', inPool, { unit, to: out }),
    ...paidForCards({ out, left }, table, (say, more) => by.line('left-over', say, more)),
  ];
}

export const pool = scorer({
  title: 'Settle the pool',
  gist: 'What the first player out takes: the pool, and a counter for every card of the others.',
  aka: ['who pays', 'settle up', 'cards left in hand'],
  books: BOOKS,
  ask: { ...setup, ...entry },
  score: ({ players, names, ...one }: Values<typeof setup> & Entry, by: Prices) => {
    const table = tableOfSize(players, names);
    const problems = impossible(one, table);
    if (problems.length > 0) return wrong(...problems);
    const named = settle(one, table, by).map((line) => ({ ...line, to: table.name[line.to as Seat] }));
    return ok(answer(`${table.name[one.out]} is out first and takes the pool`, named));
  },
});

export const sitting = sheet({
  title: 'Keep the account of a sitting',
  gist: 'Deal by deal: who pays into the pool, who takes it, and what the cards left cost.',
  aka: ['score sheet', 'who owes what', 'running account'],
  books: BOOKS,
  setup,
  entry,
  play: ({ players, names }: Values<typeof setup>, entries: readonly Entry[], by: Prices) => {
    const table = tableOfSize(players, names);
    let last: Seat | null = null;
    const played = replay({
      columns: table.columns,
      entries,
      whole: 'sitting',
      say: ({ dealer, out }) => `${table.name[dealer]} deals, ${table.name[out]} is out first.`,
      turn: (one) => {
        const problems = impossible(one, table);
        if (problems.length > 0) return { problems };
        last = one.dealer;
        return { lines: settle(one, table, by) };
      },
      state: (has) => [balances(table, has)],
      notes: ['The pool is taken in every deal: the columns always add up to nothing.'],
    });
    const at = last === null ? 0 : table.keys.indexOf(last) + 1;
    return { ...played, next: { dealer: table.keys[at % table.keys.length] ?? 'first' } };
  },
});
