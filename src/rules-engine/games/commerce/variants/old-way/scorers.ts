import { absent, SEAT_NAMES, type Seat, seated, type Table } from '../../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../../mechanics/stakes/accounts.ts';
import { POOL_COLUMN } from '../../../../mechanics/stakes/trick-pools.ts';
import { choiceOf, count, flag, type Values } from '../../../../scoring/fields.ts';
import { type Problem, problem } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import type { Line } from '../../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../../sheets/replay.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { own } from './points.ts';

type By = Schedule<typeof own>;
const MOST = 10_000;
const unit = 'counter';
const setup = {
  players: count('How many play?', 3, 8),
  names: namesOf(3, 8),
  deposit: count('What each puts into the pool', 1, MOST, { hint: 'In your smallest coin; the book’s instance is six pence.' }),
  prize: count('What the best hand takes in each deal', 0, MOST, { hint: 'As agreed; 0 where it takes nothing.' }),
  horse: count('What a horse costs', 0, MOST, { hint: 'As agreed; usually a third of what each put in.' }),
} as const;
const entry = {
  best: choiceOf('Who had the best hand?', SEAT_NAMES),
  worst: choiceOf('Who had the worst?', SEAT_NAMES),
  bought: flag('Did the player who went out buy a horse?', { optional: true, seldom: true }),
} as const;
type Setup = Values<typeof setup>;
type Entry = Values<typeof entry>;

/** The fish that each player has left, and whether somebody has already lost all. */
interface Lives {
  readonly fish: ReadonlyMap<Seat, number>;
  readonly anyOut: boolean;
}
const left = ({ fish }: Lives, seat: Seat) => fish.get(seat) ?? 0;

function impossible({ best, worst, bought }: Entry, lives: Lives, table: Table<Seat>, by: By): Problem[] {
  const seats = [...absent('best', best, table), ...absent('worst', worst, table)];
  if (seats.length > 0) return seats;
  if (best === worst) return [problem('worst', 'another player than the best hand’s', table.name[worst])];
  const gone = (['best', 'worst'] as const).filter((key) => left(lives, key === 'best' ? best : worst) === 0);
  if (gone.length > 0) return gone.map((key) => problem(key, 'a player with a fish left', table.name[key === 'best' ? best : worst]));
  if (bought !== true) return [];
  if (left(lives, worst) > by.points('going-up'))
    return [problem('bought', 'no horse while the worst hand’s holder has a fish left', `${left(lives, worst) - 1} left`)];
  return lives.anyOut ? [problem('bought', 'no horse: only the first to lose all their fish may buy one', table.name[worst])] : [];
}

export const lives = sheet({
  title: 'Keep the lives',
  gist: 'Deal by deal the best hand and the worst, the fish that are left, the horse, and the pool.',
  aka: ['commerce lives', 'three lives', 'fish', 'old commerce score sheet', 'who is out'],
  books: ['donohue'],
  setup,
  entry,
  play: (asked: Setup, entries: readonly Entry[], by: By) => {
    const table = seated(asked.players, asked.names);
    const { keys, name } = table;
    let now: Lives = { fish: new Map(keys.map((key) => [key, by.points('fish')])), anyOut: false };
    const both = (key: 'deposit' | 'best-hand' | 'horse-price' | 'sweep', say: string, sum: number, to: Seat): Line[] =>
      sum === 0 ? [] : [by.sum(key, say, sum, { unit, to }), by.sum(key, say, -sum, { unit, to: POOL_COLUMN.key })];
    const turn = (one: Entry, inPool: number, first: boolean): Turn => {
      const problems = impossible(one, now, table, by);
      if (problems.length > 0) return { problems };
      const { best, worst, bought } = one;
      const lines = first ? keys.flatMap((key) => both('deposit', 'put into the pool', -asked.deposit, key)) : [];
      let pool = inPool + (first ? keys.length * asked.deposit : 0);
      const prize = Math.min(asked.prize, pool);
      lines.push(...both('best-hand', 'the best hand', prize, best));
      pool -= prize;
      const had = left(now, worst) - by.points('going-up');
      lines.push(by.mention('going-up', `the worst hand goes up: ${had === 0 ? 'no fish' : `${had} fish`} left`, { to: worst }));
      const fish = new Map(now.fish).set(worst, had);
      if (bought === true) {
        fish.set(worst, by.points('horse'));
        lines.push(by.mention('horse', 'a horse: one more fish', { to: worst }), ...both('horse-price', 'the price of the horse', -asked.horse, worst));
        pool += asked.horse;
      }
      now = { fish, anyOut: now.anyOut || had === 0 };
      const still = keys.filter((key) => left(now, key) > 0);
      const [last] = still;
      const notes = prize < asked.prize ? ['The pool held less than the sum agreed on; the best hand takes what there is. The book does not speak of it.'] : [];
      if (still.length > 1 || last === undefined) return { lines, notes };
      return { lines: [...lines, ...both('sweep', 'the final sweep', pool, last)], notes, over: `${name[last]} stays longest and takes the pool of ${pool}.` };
    };
    let begun = false;
    const played = replay({
      columns: [...table.columns, POOL_COLUMN],
      entries,
      say: ({ best, worst, bought }) => `${name[best]} has the best hand, ${name[worst]} the worst${bought === true ? ', and buys a horse' : ''}.`,
      turn: (one, has) => {
        const turned = turn(one, has[POOL_COLUMN.key] ?? 0, !begun);
        if (turned.lines !== undefined) begun = true;
        return turned;
      },
      state: (has, over) => [
        ...(over === null ? [`${counted(begun ? (has[POOL_COLUMN.key] ?? 0) : keys.length * asked.deposit, unit)} in the pool.`] : [over]),
        `Fish: ${keys.map((key) => `${name[key]} ${left(now, key)}`).join(', ')}.`,
        balances(table, has),
      ],
    });
    return played;
  },
});
