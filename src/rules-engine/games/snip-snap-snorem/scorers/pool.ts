import { absent, SEAT_NAMES, type Seat } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { POOL_COLUMN } from '../../../mechanics/stakes/trick-pools.ts';
import { choiceOf, listOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const unit = 'counter';
const setup = { players: TABLE_SIZE, names: namesOf(2, 8) } as const;
const entry = {
  dealer: choiceOf('Who dealt?', SEAT_NAMES),
  // Three matches for each of thirteen ranks.
  paid: listOf('Who was matched by the next player, one after the other?', choiceOf('Player', SEAT_NAMES), 1, 39, {
    optional: true,
    hint: 'One for each counter paid; left empty if nobody paid.',
  }),
} as const;
type Entry = Values<typeof entry>;

export const pool = sheet({
  title: 'Keep the pool',
  gist: 'Deal by deal: who pays into the pool, how many counters each has yet, and who takes it.',
  aka: ['score sheet', 'who is still in', 'counters left'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play: ({ players, names }: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>) => {
    const table = tableOfSize(players, names);
    const { keys, name } = table;
    let begun = false;
    let last: Seat | null = null;
    const toGo = (has: Points, seat: Seat) => (begun ? (has[seat] ?? 0) : by.points('start'));
    const played = replay({
      columns: [...table.columns, POOL_COLUMN],
      entries,
      say: ({ dealer, paid }) => `${name[dealer]} deals; ${counted(paid?.length ?? 0, unit)} paid.`,
      turn: ({ dealer, paid }, has) => {
        const list = paid ?? [];
        const seats = [...absent('dealer', dealer, table), ...list.flatMap((one) => absent('paid', one, table))];
        if (seats.length > 0) return { problems: seats };
        const own = Object.fromEntries(keys.map((seat) => [seat, toGo(has, seat)])) as Record<Seat, number>;
        for (const [n, seat] of list.entries()) {
          if (keys.filter((one) => own[one] > 0).length === 1)
            return { problems: [problem('paid', `the end after ${counted(n, 'counter')}, with one player left`, `${list.length}`)] };
          if (own[seat] === 0) return { problems: [problem('paid', 'players who have a counter', `${name[seat]}, who has none`)] };
          own[seat]--;
        }
        const start = begun ? [] : keys.map((to) => by.line('start', 'to begin with', { to }));
        begun = true;
        last = dealer;
        const lines: Line[] = keys.flatMap((to) => {
          const times = list.filter((one) => one === to).length;
          return times === 0 ? [] : [by.line('matched', `matched ${counted(times, 'time')}`, { times: -times, to })];
        });
        if (list.length > 0) lines.push(by.line('matched', 'into the pool', { times: list.length, to: POOL_COLUMN.key }));
        const left = keys.filter((seat) => own[seat] > 0);
        const winner = left.length === 1 ? left[0] : undefined;
        if (winner === undefined) return { lines: [...start, ...lines] };
        const inPool = (has[POOL_COLUMN.key] ?? 0) + list.length;
        return {
          lines: [
            ...start,
            ...lines,
            by.sum('pool-won', 'the last with a counter', inPool, { unit, to: winner }),
            by.sum('pool-won', 'taken out', -inPool, { unit, to: POOL_COLUMN.key }),
          ],
          over: `${name[winner]} is the last with a counter and takes the pool.`,
        };
      },
      state: (has, over) => (over === null ? [`Counters left: ${keys.map((seat) => `${name[seat]} ${toGo(has, seat)}`).join(', ')}.`] : []),
      notes: ['The book does not say whether a player without a counter plays on; here that player has nothing more to pay.'],
    });
    const at = last === null ? 0 : keys.indexOf(last) + 1;
    return { ...played, next: { dealer: keys[at % keys.length] ?? 'first' } };
  },
});
