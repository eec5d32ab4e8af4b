import type { Seat, Table } from '../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { POOL_COLUMN } from '../../../mechanics/stakes/trick-pools.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Column, type Played, sheet } from '../../../sheets/sheets.ts';
import { counted, figureOf } from '../../../wording/numbers.ts';
import type { Prices } from '../reckoning/lines.ts';

const MANY = 1_000_000;
const setup = {
  players: TABLE_SIZE,
  names: namesOf(2, 8),
  stake: count('Stake for two cards', 1, MANY, { unit: 'counters', hint: 'In the value of counters.' }),
  reserve: count('Kept back for the counters', 0, MANY, { unit: 'counters', hint: 'Out of the first stakes.' }),
  cards: listOf('Cards of each player', count('Cards', 1, 24), 2, 8, { optional: true, hint: 'Left empty: two each.' }),
} as const;
const entry = {
  won: listOf('Counters won by each', count('Player', 0, MANY), 2, 8, { hint: 'In the order of the seats, from the eldest hand; 0 for nothing.' }),
  last: choiceOf('Is it the last drawing?', { no: 'No', yes: 'Yes, as agreed' }, { otherwise: 'no', seldom: true }),
  held: listOf('Counters each brings back', count('Player', 0, MANY), 2, 8, {
    optional: true,
    seldom: true,
    when: { field: 'last', is: ['yes'] },
    hint: 'Those that are paid for out of what was kept back.',
  }),
} as const;
type Asked = Values<typeof setup>;
type Entry = Values<typeof entry>;
interface At {
  readonly asked: Asked;
  readonly table: Table<Seat>;
  readonly by: Prices;
}
const RESERVE: Column = { key: 'reserve', title: 'Kept back', side: 'Kept back' };

/** The lines of the stake of each player, by the number of cards, and of the pool that they make. */
function stakes(item: 'stake' | 'payment', say: string, { back = 0, times = 1 }: { back?: number; times?: number }, { asked, table, by }: At): Line[] {
  const paid = table.keys.map((to, n) => {
    const cards = asked.cards?.[n] ?? by.points('cards-for-a-stake');
    return { to, cards, sum: (times * asked.stake * cards) / by.points('cards-for-a-stake') };
  });
  const all = paid.reduce((sum, one) => sum + one.sum, 0);
  return [
    ...paid.map(({ to, cards, sum }) => by.sum(item, `${say} for ${counted(cards, 'card')}`, -sum, { to })),
    by.sum(item, 'the stakes', all - back, { to: POOL_COLUMN.key }),
    ...(back === 0 ? [] : [by.sum('reserve', 'kept back', back, { to: RESERVE.key })]),
  ];
}
const inPool = (lines: readonly Line[]) => lines.reduce((sum, { to, points = 0 }) => (to === POOL_COLUMN.key ? sum + points : sum), 0);

/** Problems: the wrong number of players, more cards than there are, more held back than is paid in. */
function impossible({ won, held }: Entry, { asked, table, by }: At): Problem[] {
  const size = table.keys.length;
  const cards = asked.cards ?? [];
  const all = cards.reduce((sum, one) => sum + one, 0);
  const problems = Object.entries({ won, held })
    .filter(([, list]) => list !== null && list.length !== size)
    .map(([field, list]) => problem(field, counted(size, 'player'), `${list?.length}`));
  if (asked.cards !== null && cards.length !== size) problems.push(problem('', `cards of ${counted(size, 'player')}`, `${cards.length}`));
  else if (all > by.points('pack')) problems.push(problem('', `${by.points('pack')} cards in the pack`, `${all}`));
  const put = inPool(stakes('stake', '', {}, { asked, table, by }));
  if (asked.reserve >= put) problems.push(problem('', `less kept back than the ${figureOf(put)} put in`, `${asked.reserve}`));
  const brought = held?.reduce((sum, one) => sum + one, 0) ?? 0;
  if (brought > asked.reserve) problems.push(problem('held', `${asked.reserve} counters at most, for which a sum was kept back`, `${brought}`));
  return problems;
}

/** Further stakes, as often as the lines need them, only before the last drawing. */
function again(pool: number, wanted: number, last: boolean, at: At): Line[] {
  if (last || wanted <= pool) return [];
  const times = Math.ceil((wanted - pool) / inPool(stakes('payment', '', {}, at)));
  return stakes('payment', times === 1 ? 'put in again' : `put in ${times} times`, { times }, at);
}

function turnOf(one: Entry, has: Points, first: boolean, at: At): Turn {
  const { asked, table, by } = at;
  const problems = impossible(one, at);
  if (problems.length > 0) return { problems };
  const last = one.last === 'yes';
  const wanted = one.won.reduce((sum, counters) => sum + counters, 0);
  const begun = first ? stakes('stake', 'stake', { back: asked.reserve }, at) : [];
  const before = (has[POOL_COLUMN.key] ?? 0) + inPool(begun);
  const lines = [...begun, ...again(before, wanted, last, at)];
  let pool = (has[POOL_COLUMN.key] ?? 0) + inPool(lines);
  const unpaid: Line[] = [];
  for (const [n, to] of table.keys.entries()) {
    const [due, paid] = [one.won[n] ?? 0, Math.min(one.won[n] ?? 0, pool)];
    pool -= paid;
    if (paid < due) unpaid.push(by.law('last-drawing', `${table.name[to]} lacks ${figureOf(due - paid)}`, { to }));
    if (paid > 0) lines.push(by.sum('payment', 'counters won', paid, { to }), by.sum('payment', `to ${table.name[to]}`, -paid, { to: POOL_COLUMN.key }));
  }
  lines.push(...unpaid);
  if (!last) return { lines };
  for (const [n, to] of table.keys.entries()) {
    const sum = one.held?.[n] ?? 0;
    if (sum > 0) lines.push(by.sum('reserve', 'counters brought back', sum, { to }), by.sum('reserve', `to ${table.name[to]}`, -sum, { to: RESERVE.key }));
  }
  const over = unpaid.length === 0 ? 'The game is over, and all are paid.' : `The game is over with a bankruptcy: ${unpaid.map(({ say }) => say).join(', ')}.`;
  return { lines, over, mark: unpaid.length === 0 ? 'The last drawing' : 'Bankruptcy' };
}

export const pool = sheet({
  title: 'Keep the pool',
  gist: 'Drawing by drawing what goes into the pool and out of it, when all put in again, and who is paid at the last.',
  aka: ['loto score sheet', 'pool account', 'bankruptcy', 'who owes whom'],
  books: ['donohue'],
  setup,
  round: 'Drawing',
  entry,
  play: (asked: Asked, entries: readonly Entry[], by: Prices): Played => {
    const table = tableOfSize(asked.players, asked.names);
    const at: At = { asked, table, by };
    let begun = false;
    const played = replay({
      columns: [...table.columns, POOL_COLUMN, RESERVE],
      entries,
      round: 'drawing',
      say: ({ won, last }) => `${last === 'yes' ? 'The last drawing' : 'A drawing'}: ${won.join(', ')}.`,
      turn: (one, has) => {
        const turn = turnOf(one, has, !begun, at);
        begun ||= (turn.problems ?? []).length === 0;
        return turn;
      },
      state: (has, over) => [
        balances(table, has),
        `In the pool ${figureOf(has[POOL_COLUMN.key] ?? 0)}, kept back ${figureOf(has[RESERVE.key] ?? 0)}.${over === null ? '' : ' The book does not say what becomes of the rest.'}`,
      ],
      notes: ['Lines are paid at once out of the pool, as the book allows in place of counters.'],
    });
    return { ...played, next: { won: table.keys.map(() => 0).join('.') } };
  },
});
