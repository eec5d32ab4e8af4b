// A pool shot by shot: balls in racks and owed, bursts, what each player still needs, and who is nearest to the number at the end.

import { sumOf } from '../../../mechanics/pool/numbered-balls.ts';
import { nextOf, PLAYERS, PoolTable, poolSeats } from '../../../mechanics/pool/table.ts';
import { absent, SEAT_NAMES, type Seat } from '../../../mechanics/seats.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { type Ball, balls, makeBalls, readBalls } from '../../../vocabulary/balls.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { places, sayPlaces } from '../reckoning/places.ts';

const MADE = balls('Balls pocketed', 'pool', [0, 15], { optional: true, hint: 'Not those of a scratch: they go back.' });
const BACK = balls(
  'Ball put back',
  'pool',
  [0, 15],
  { optional: true, seldom: true, hint: 'For a scratch, or for one owed. Left empty: the last taken, or the first pocketed.' },
  { off: true },
);
const HOW = { none: 'Nothing more', scratch: 'A scratch', pool: 'Pool', burst: 'A burst' } as const;
const setup = {
  names: PLAYERS,
  small: listOf('Small balls, once they are shown', count('Number', 1, 40), 2, 8, {
    optional: true,
    hint: 'At the end, in the same order: they tell which players are nearest and farthest.',
  }),
} as const;
const entry = {
  who: choiceOf('Who strikes?', SEAT_NAMES),
  made: MADE,
  how: choiceOf('What came of it?', HOW, { otherwise: 'none' }),
  ball: count('Number on the small ball shown', 1, 40, { when: { field: 'how', is: ['pool', 'burst'] } }),
  back: BACK,
} as const;
type Entry = Values<typeof entry>;

/** The problem of a player's claim, given the sum of the balls. */
function wrongClaim({ how, ball }: Entry, made: readonly Ball[], sum: number, pool: number): Problem[] {
  const total = sum + (ball ?? 0);
  if (how === 'scratch') return made.length === 0 ? [] : [problem('made', 'no ball: those of a scratch go back', makeBalls(made))];
  if (how === 'pool') return total === pool ? [] : [problem('ball', `${pool} with ${sum} in balls`, `${total}`)];
  if (how === 'burst') return total > pool ? [] : [problem('ball', `more than ${pool} with ${sum} in balls`, `${total}`)];
  return sum < pool ? [] : [problem('how', `a burst, with ${sum} in balls alone`, HOW.none.toLowerCase())];
}

function play({ names, small }: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const table = poolSeats(names);
  const { keys, name, columns } = table;
  const on = new PoolTable(keys);
  const pool = by.points('pool');
  const shown: Partial<Record<Seat, number>> = Object.fromEntries(keys.flatMap((key, n) => (small?.[n] === undefined ? [] : [[key, small[n]]])));
  let next: Seat = 'first';
  let isMade: Seat | null = null;

  /** The problem of a ball that goes back. */
  function wrongBack({ who, how }: Entry, made: readonly Ball[], back: readonly Ball[]): Problem[] {
    if (back.length === 0) return [];
    if (how === 'scratch') {
      const rack = on.rack(who);
      return back.length === 1 && rack.includes(back[0] ?? '')
        ? []
        : [problem('back', `one ball of that player’s rack: ${makeBalls(rack) || 'none is there'}`, makeBalls(back))];
    }
    const due = Math.min(on.owes(who), made.length);
    const good = back.length <= due && back.every((ball) => made.includes(ball));
    return good ? [] : [problem('back', due === 0 ? 'no ball: none is owed' : `at most ${due} of those pocketed, for what that player owes`, makeBalls(back))];
  }

  function turn(one: Entry): Turn {
    const { who, how } = one;
    const { balls: made, problems } = readBalls('made', one.made, MADE.balls);
    const back = readBalls('back', one.back, BACK.balls);
    const wrong = [...absent('who', who, table), ...problems, ...back.problems, ...on.missing('made', made)];
    if (wrong.length > 0) return { problems: wrong };
    if (who !== next) return { problems: [problem('who', `${name[next]}, whose turn it is`, name[who])] };
    const due = Math.min(on.owes(who), made.length);
    const first = [...back.balls.filter((ball) => made.includes(ball)), ...made.filter((ball) => !back.balls.includes(ball))].slice(0, due);
    const sum = sumOf(on.rack(who)) + sumOf(made) - sumOf(first);
    const odd = [...wrongBack(one, made, back.balls), ...wrongClaim(one, made, sum, pool)];
    if (odd.length > 0) return { problems: odd };
    next = nextOf(who, table);
    const lines: Line[] = [];
    const said: string[] = [];
    const paid = on.take(who, made, back.balls);
    const kept = made.filter((ball) => !paid.includes(ball));
    if (kept.length > 0) lines.push(by.sum('ball', `${makeBalls(kept)} pocketed`, sumOf(kept), { to: who }));
    if (paid.length > 0) said.push(`${makeBalls(paid)} put back for what was owed`);
    if (how === 'scratch') {
      const up = on.putUp(who, back.balls[0]);
      if (up === null) said.push('a scratch, and owes a ball');
      else said.push(`a scratch, ${up} put back`);
      lines.push(
        up === null ? by.mention('scratch', 'scratch: a ball owed', { to: who }) : by.sum('scratch', `scratch: the ${up} put back`, -Number(up), { to: who }),
      );
    }
    const say = `${name[who]}: ${[makeBalls(made) || (how === 'scratch' ? '' : 'nothing'), ...said].filter((word) => word !== '').join(', ')}`;
    if (how === 'burst') {
      const rack = on.rack(who);
      on.spot(who, rack);
      lines.push(by.sum('burst', `burst with the ${one.ball}`, -sumOf(rack), { to: who }));
      return { lines, say: `${say}, a burst with the ${one.ball}`, mark: `${name[who]} bursts` };
    }
    if (how !== 'pool') return { lines, say };
    isMade = who;
    if (one.ball !== null) shown[who] = one.ball;
    lines.push(by.mention('pool', `pool with the ${one.ball}`, { to: who }));
    return { lines, say: `${say}, pool with the ${one.ball}`, over: `Pool: ${name[who]} has ${pool} with the ${one.ball}.` };
  }

  const played = replay({
    columns,
    entries,
    round: 'shot',
    whole: 'pool',
    say: ({ who, made }) => `${name[who]}: ${made ?? 'nothing'}`,
    turn,
    end: () => (on.on.length === 0 ? 'Pool: the balls are all pocketed.' : null),
    state: (has, over) => {
      if (over !== null)
        return sayPlaces(
          places(on, keys, shown, pool),
          table,
          keys.filter((key) => shown[key] === undefined),
          isMade,
        );
      const standing = keys.map((key) => `${name[key]}: ${has[key] ?? 0} in balls, pool with a small ball of ${pool - (has[key] ?? 0)}.`);
      return [...standing, ...on.sayOwed(table), on.sayLeft(), `${name[next]} is to strike.`];
    },
  });
  return { ...played, board: on.board(table), gone: on.gone, next: { who: next } };
}

/** A pool for two to eight. */
export const game = sheet({
  title: 'Keep a pool',
  gist: 'Each shot with its balls, scratches and bursts; the small balls stay secret until pool or a burst is declared, or all are shown at the end.',
  aka: ['forty-one score sheet', 'who is nearest to forty-one', 'who owes a ball', 'balls left'],
  books: [BOOK],
  setup,
  round: 'Shot',
  entry,
  play,
});
