// A game turn by turn: balls by their numbers, three points for a scratch, the ball that must be hit, and who pays.

import { fromLowest, sayTurn, stateByNumbers, sumOf } from '../../../mechanics/pool/numbered-balls.ts';
import { nextOf, PLAYERS, PoolTable, poolSeats } from '../../../mechanics/pool/table.ts';
import { absent, SEAT_NAMES, type Seat } from '../../../mechanics/seats.ts';
import { sayScores } from '../../../mechanics/sides.ts';
import { choiceOf, flag, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { balls, makeBalls, readBalls } from '../../../vocabulary/balls.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';

const MADE = balls('Balls pocketed', 'pool', [0, 15], { optional: true, hint: 'Not those of a foul stroke: they go back.' });
const setup = { names: PLAYERS } as const;
const entry = {
  who: choiceOf('Who plays?', SEAT_NAMES),
  made: MADE,
  scratch: flag('Did the turn end with a scratch?'),
} as const;
type Entry = Values<typeof entry>;

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const table = poolSeats(asked.names);
  const { keys, name, columns } = table;
  const on = new PoolTable(keys);
  let next: Seat = 'first';

  function turn(one: Entry): Turn {
    const { balls: made, problems } = readBalls('made', one.made, MADE.balls);
    const wrong = [...absent('who', one.who, table), ...problems, ...on.missing('made', made)];
    if (wrong.length > 0) return { problems: wrong };
    if (one.who !== next) return { problems: [problem('who', `${name[next]}, whose turn it is`, name[one.who])] };
    const lines = made.length === 0 ? [] : [by.sum('ball', `${makeBalls(made)} pocketed`, sumOf(made), { to: one.who })];
    if (one.scratch) lines.push(by.line('forfeit', 'scratch', { to: one.who }));
    on.take(one.who, made);
    next = nextOf(one.who, table);
    return { lines, say: sayTurn(name[one.who], made, one.scratch ? ', a scratch' : '') };
  }

  /** Who pays for what, once the table is clear or the balls left cannot change the two who pay. Ties at the bottom are left open. */
  function endOf(has: Points): string | null {
    const order = fromLowest(keys, has);
    const [lowest = next, second = next, third] = order;
    const left = sumOf(on.on);
    const isOut = (one: Seat, above: Seat | undefined) => above === undefined || (has[one] ?? 0) + left < (has[above] ?? 0);
    if (on.on.length > 0 && !(isOut(lowest, second) && isOut(second, third))) return null;
    const scores = `The game is over: ${sayScores(table, has)}.${left > 0 ? ` The balls left are worth ${left} and change nothing.` : ''}`;
    if (has[lowest] === has[second]) return `${scores} The scores at the foot are equal, and the book does not say who pays.`;
    const pays = `${scores} ${name[lowest]} pays for the refreshment`;
    if (third !== undefined && has[second] === has[third]) return `${pays}; the next two are equal, and the book does not say who pays for the game.`;
    return `${pays}, ${name[second]} for the game.`;
  }

  const played = replay({
    columns,
    entries,
    round: 'turn',
    say: ({ who, made }) => `${name[who]}: ${made ?? 'nothing'}`,
    turn,
    end: endOf,
    state: (has, over) => (over !== null ? [] : [...stateByNumbers(on, table, has), `${name[next]} is to play, and has to hit the ${on.on[0]} first.`]),
  });
  return { ...played, board: on.board(table), gone: on.gone, next: { who: next } };
}

/** A game for any number. */
export const game = sheet({
  title: 'Keep a game',
  gist: 'Each turn with the balls pocketed and its scratch: the ball that has to be hit, what is left, when the balls left change nothing, and who pays.',
  aka: ['chicago pool score', 'which ball is next', 'who pays', 'balls left'],
  books: [BOOK],
  setup,
  round: 'Turn',
  entry,
  play,
});
