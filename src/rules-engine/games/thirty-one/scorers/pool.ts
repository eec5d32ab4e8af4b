import { absent, SEAT_NAMES } from '../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { POOL_COLUMN, poolAfter, withPool } from '../../../mechanics/stakes/trick-pools.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { Prices } from '../reckoning/hand.ts';

const WITH = { 'thirty-one': '31', triplets: 'Triplets', suit: 'The most in one suit' } as const;
const TIED = 'The book does not break a tie: the pool was left for the next hand, as the players agreed.';
const setup = {
  players: TABLE_SIZE,
  names: namesOf(2, 8),
  stake: count('Each puts in', 1, 100_000, { unit: 'counters', hint: 'Before every hand.' }),
} as const;
const entry = {
  winner: choiceOf(
    'Who took the pool?',
    {
      first: SEAT_NAMES.first,
      second: SEAT_NAMES.second,
      third: SEAT_NAMES.third,
      fourth: SEAT_NAMES.fourth,
      fifth: SEAT_NAMES.fifth,
      sixth: SEAT_NAMES.sixth,
      seventh: SEAT_NAMES.seventh,
      eighth: SEAT_NAMES.eighth,
      nobody: 'Nobody: a tie, left for the next hand',
    },
    {},
  ),
  hand: choiceOf('With what?', WITH),
} as const;
type Asked = Values<typeof setup>;
type Entry = Values<typeof entry>;

export const pool = sheet({
  title: 'Keep the account of the pool',
  gist: 'Hand by hand what each puts in and who takes the pool.',
  aka: ['thirty-one score sheet', 'who owes whom', 'running total'],
  books: ['blue-ribbon-1940'],
  setup,
  round: 'Hand',
  entry,
  play: (asked: Asked, entries: readonly Entry[], by: Prices): Played => {
    const table = tableOfSize(asked.players, asked.names);
    return replay({
      columns: [...table.columns, POOL_COLUMN],
      entries,
      round: 'hand',
      say: ({ winner, hand }) => (winner === 'nobody' ? `A tie: ${WITH[hand].toLowerCase()}.` : `${table.name[winner]} wins: ${WITH[hand].toLowerCase()}.`),
      turn: ({ winner, hand }, has) => {
        const problems = winner === 'nobody' ? [] : absent('winner', winner, table);
        if (problems.length > 0) return { problems };
        const stakes = table.keys.map((to): Line => by.sum('pool', 'into the pool', -asked.stake, { to }));
        if (winner === 'nobody') return { lines: withPool(stakes), notes: [TIED] };
        const taken = poolAfter(has[POOL_COLUMN.key] ?? 0, stakes);
        const lines = withPool([...stakes, by.sum('pool', 'the pool', taken, { to: winner })]);
        return { lines: [...lines, by.mention(hand, WITH[hand].toLowerCase(), { to: winner })] };
      },
      state: (has) => [balances(table, has), `In the pool: ${has[POOL_COLUMN.key] ?? 0}.`],
    });
  },
});
