// A game turn by turn: balls by their numbers, three points for a scratch, three scratches in succession, and when the balls left change nothing.

import { fromLowest, sayTurn, settled, stateByNumbers, sumOf } from '../../../mechanics/pool/numbered-balls.ts';
import { nextOf, PLAYERS, PoolTable, poolSeats } from '../../../mechanics/pool/table.ts';
import { absent, SEAT_NAMES, type Seat } from '../../../mechanics/seats.ts';
import { sayScores } from '../../../mechanics/sides.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { balls, makeBalls, readBalls } from '../../../vocabulary/balls.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';

const MADE = balls('Balls that count', 'pool', [0, 15], { optional: true });
const setup = {
  names: PLAYERS,
  match: choiceOf('What game?', { usual: 'A usual game', match: 'A match or tournament game' }, { otherwise: 'usual' }),
} as const;
const entry = {
  who: choiceOf('Who plays?', SEAT_NAMES),
  made: MADE,
  fault: choiceOf(
    'How did the turn end?',
    { none: 'Without a fault', forfeit: 'With a scratch', opening: 'With a weak opening stroke' },
    { otherwise: 'none' },
  ),
} as const;
type Entry = Values<typeof entry>;
/** This many scratches in succession lose the game (rule 2). */
const RUNNING = 3;

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const table = poolSeats(asked.names);
  const { keys, name, columns } = table;
  const on = new PoolTable(keys);
  const running: Partial<Record<Seat, number>> = {};
  let next: Seat = 'first';
  let opened = false;

  /** The result by the balls; null if the game goes on. */
  function endOf(has: Points): string | null {
    const order = fromLowest(keys, has);
    const [lowest = next, second = next] = order;
    const best = order.at(-1) ?? next;
    const isClear = on.on.length === 0;
    if (keys.length === 2) {
      const reach = sumOf(on.rack(lowest)) + sumOf(on.on);
      if (!isClear && (has[best] ?? 0) <= reach) return null;
      if (has[lowest] === has[best])
        return `The game is a tie, ${has[best]} each${asked.match === 'match' ? ': it is void and is played again.' : ', which the book does not cover.'}`;
      return `The game is over: ${name[best]} wins, ${has[best]} to ${has[lowest]}.`;
    }
    if (!isClear && !settled(on, table, has)) return null;
    const tied =
      has[lowest] === has[second]
        ? `${keys
            .filter((key) => has[key] === has[lowest])
            .map((key) => name[key])
            .join(' and ')} are lowest`
        : `${name[lowest]} is lowest`;
    return `The game is over: ${tied}. ${sayScores(table, has)}.`;
  }

  function turn(one: Entry): Turn {
    const { balls: made, problems } = readBalls('made', one.made, MADE.balls);
    const wrong: Problem[] = [...absent('who', one.who, table), ...problems, ...on.missing('made', made)];
    if (wrong.length > 0) return { problems: wrong };
    if (one.who !== next) return { problems: [problem('who', `${name[next]}, whose turn it is`, name[one.who])] };
    if (one.fault === 'opening' && opened) return { problems: [problem('fault', 'a fault of a later stroke', 'the opening stroke, which is made')] };
    if (one.fault === 'opening' && made.length > 0)
      return { problems: [problem('made', 'no ball: one that falls makes the opening stroke fair', makeBalls(made))] };
    const again = one.fault === 'opening' && asked.match === 'match';
    const lines = made.length === 0 ? [] : [by.sum('ball', `${makeBalls(made)} pocketed`, sumOf(made), { to: one.who })];
    if (again) lines.push(by.line('match-opening', 'weak opening in a match', { to: one.who }));
    else if (one.fault !== 'none') lines.push(by.line('forfeit', one.fault === 'opening' ? 'weak opening' : 'scratch', { to: one.who }));
    on.take(one.who, made);
    // Balls made in the turn come before its scratch and interrupt the series.
    running[one.who] = one.fault === 'none' ? 0 : (made.length === 0 ? (running[one.who] ?? 0) : 0) + 1;
    if (!again) {
      opened = true;
      next = nextOf(one.who, table);
    }
    const said = { none: '', forfeit: ', a scratch', opening: ', a weak opening' }[one.fault];
    const isLost = running[one.who] === RUNNING;
    return {
      lines,
      say: sayTurn(name[one.who], made, said),
      ...(isLost ? { over: `The game is over: ${name[one.who]} has forfeited ${RUNNING} times running and loses it.` } : {}),
    };
  }

  const played = replay({
    columns,
    entries,
    round: 'turn',
    say: ({ who, made }) => `${name[who]}: ${made ?? 'nothing'}`,
    turn,
    end: endOf,
    state: (has, over) => {
      if (over !== null) return [];
      const near = keys.filter((key) => (running[key] ?? 0) === RUNNING - 1).map((key) => `${name[key]} has forfeited twice running: a third loses the game.`);
      return [...stateByNumbers(on, table, has), ...near, `${name[next]} is to play.`];
    },
  });
  return { ...played, board: on.board(table), gone: on.gone, next: { who: next } };
}

/** A game for two or more. */
export const game = sheet({
  title: 'Keep a game',
  gist: 'Each turn with the balls that count and its scratch: what is left on the table and what it is worth, and who can still win.',
  aka: ['fifteen ball score', 'sixty-one', 'who can still win', 'balls left', 'is the game over'],
  books: [BOOK],
  setup,
  round: 'Turn',
  entry,
  play,
});
