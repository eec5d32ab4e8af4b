// A game stroke by stroke: the balls called, pocketed, forfeited and owed, and who can still win.

import { nextOf, PLAYERS, PoolTable, poolSeats } from '../../../mechanics/pool/table.ts';
import { absent, SEAT_NAMES, type Seat, type Table } from '../../../mechanics/seats.ts';
import { sayScores } from '../../../mechanics/sides.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { type Ball, balls, makeBalls, readBalls } from '../../../vocabulary/balls.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const CALLED = balls('Called', 'pool', [0, 15], { optional: true, hint: 'Nothing is called for the opening stroke.' });
const DOWN = balls('Balls that fell', 'pool', [0, 15], { optional: true });
const BACK = balls('Ball put back', 'pool', [0, 1], { optional: true, seldom: true, hint: 'Left empty: the last ball taken.' }, { off: true });

const setup = {
  names: PLAYERS,
  match: choiceOf('What game?', { usual: 'A usual game', match: 'A match or tournament game' }, { otherwise: 'usual' }),
  both: choiceOf(
    'Balls pocketed by a stroke that also forfeits one',
    { count: 'Count, as agreed', spot: 'Go back on the table, as agreed' },
    { optional: true, hint: 'The book does not say; it may be agreed when it happens.' },
  ),
} as const;
const entry = {
  who: choiceOf('Who plays?', SEAT_NAMES),
  called: CALLED,
  down: DOWN,
  fault: choiceOf(
    'A fault?',
    { none: 'None', opening: 'Weak opening stroke', forfeit: 'Miss, scratch, no cushion or another fault that costs a ball' },
    { otherwise: 'none' },
  ),
  back: BACK,
} as const;
type Setup = Values<typeof setup>;
type Entry = Values<typeof entry>;

/** The state of the game. */
interface Standing {
  readonly on: PoolTable;
  readonly table: Table<Seat>;
  turn: Seat;
  strokes: number;
  /** Whether a fair opening stroke has been made. */
  opened: boolean;
}

/** The parsed entry, with its problems. */
function read(one: Entry, { on, table, turn, opened }: Standing) {
  const called = readBalls('called', one.called, CALLED.balls);
  const down = readBalls('down', one.down, DOWN.balls);
  const back = readBalls('back', one.back, BACK.balls);
  const problems: Problem[] = [...absent('who', one.who, table), ...called.problems, ...down.problems, ...back.problems];
  if (problems.length === 0) {
    if (one.who !== turn) problems.push(problem('who', `${table.name[turn]}, whose stroke it is`, table.name[one.who]));
    problems.push(...on.missing('called', called.balls), ...on.missing('down', down.balls));
    const isOpening = one.fault === 'opening';
    if (isOpening && opened) problems.push(problem('fault', 'a fault of a later stroke', 'the opening stroke, which is made'));
    if (isOpening && down.balls.length > 0) problems.push(problem('down', 'no ball: one that falls makes the opening stroke fair', makeBalls(down.balls)));
    if (opened && called.balls.length === 0 && down.balls.length > 0) problems.push(problem('called', 'the number that was called', 'nothing'));
    const [named] = back.balls;
    if (named !== undefined && one.fault === 'none') problems.push(problem('back', 'nothing, where no ball is forfeited', named));
    else if (named !== undefined && !on.rack(one.who).includes(named))
      problems.push(problem('back', `a ball of that player’s rack: ${makeBalls(on.rack(one.who)) || 'it is empty'}`, named));
  }
  return { called: called.balls, down: down.balls, back: back.balls[0], problems };
}

/** The balls of a stroke that count: all on the opening stroke; later all if every called ball was pocketed, else none. */
const counts = (called: readonly Ball[], down: readonly Ball[], opened: boolean) => (!opened || called.every((ball) => down.includes(ball)) ? down : []);

/** The most points that a player could still reach without another forfeit: owed balls go back on the table and may be pocketed again. */
const couldHave = (on: PoolTable, who: Seat) => on.rack(who).length + on.on.length;

/** How the game ends; null if it goes on. */
function endOf({ on, table: { keys, name } }: Standing, has: Points, target: number): string | null {
  if (keys.length === 2) {
    const winner = keys.find((key) => (has[key] ?? 0) >= target);
    return winner === undefined ? null : `The game is over: ${name[winner]} wins with ${counted(has[winner] ?? 0, 'ball')}.`;
  }
  const [lowest, next] = [...keys].sort((a, b) => (has[a] ?? 0) - (has[b] ?? 0));
  if (lowest === undefined || next === undefined) return null;
  const isSettled = couldHave(on, lowest) < (has[next] ?? 0);
  if (!isSettled && on.on.length > 0) return null;
  const standing = `${name[lowest]} is lowest with ${counted(has[lowest] ?? 0, 'ball')}`;
  return isSettled && on.on.length > 0 ? `The game is over: ${standing}, and the balls left cannot tie the next score.` : `The game is over: ${standing}.`;
}

/** Who can still win, and the balls still owed. */
function stateOf({ on, table, turn }: Standing, has: Points, target: number): string[] {
  const best = Math.max(...table.keys.map((key) => has[key] ?? 0));
  const need = table.keys.length === 2 ? target : best;
  const out = table.keys.filter((key) => couldHave(on, key) < need);
  const lost = out.length === 0 ? 'Everyone can still win.' : `Without another forfeit ${out.map((key) => table.name[key]).join(' and ')} can no longer win.`;
  return [`${sayScores(table, has)}.`, on.sayLeft(), ...on.sayOwed(table), lost, `${table.name[turn]} is to play.`];
}

function play(asked: Setup, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const table = poolSeats(asked.names);
  const on = new PoolTable(table.keys);
  const at: Standing = { on, table, turn: 'first', strokes: 0, opened: false };
  const target = by.points('game');

  function turn(one: Entry): Turn {
    const { called, down, back, problems } = read(one, at);
    if (problems.length > 0) return { problems };
    const fair = counts(called, down, at.opened);
    const isForfeit = one.fault !== 'none';
    if (isForfeit && fair.length > 0 && asked.both === null)
      return { problems: [problem('fault', 'a word at the top on balls pocketed by a stroke that forfeits one, which the book leaves open', 'none')] };
    const made = isForfeit && asked.both === 'spot' ? [] : fair;
    const notes: string[] = [];
    const lines = made.length === 0 ? [] : [by.line('ball', `${makeBalls(made)} pocketed`, { times: made.length, to: one.who })];
    const spotted = on.take(one.who, made);
    if (spotted.length > 0) notes.push(`The ${makeBalls(spotted)} went back on the table for what ${table.name[one.who]} owed.`);
    if (isForfeit) {
      const ball = on.putUp(one.who, back);
      lines.push(by.line('forfeit', ball === null ? 'a ball owed' : `the ${ball} put back`, { to: one.who }));
    }
    const again = one.fault === 'opening' && asked.match === 'match';
    if (one.fault !== 'opening' || !again) at.opened = true;
    if (!again && (isForfeit || made.length === 0)) at.turn = nextOf(one.who, table);
    at.strokes += 1;
    const fell = down.length === 0 ? 'nothing fell' : made.length === 0 ? `${makeBalls(down)} fell and did not count` : `${makeBalls(made)} pocketed`;
    return {
      lines,
      notes,
      say: `${table.name[one.who]}: ${called.length === 0 ? '' : `called ${makeBalls(called)}, `}${fell}${isForfeit ? ', one forfeited' : ''}`,
    };
  }

  const played = replay({
    columns: table.columns,
    entries,
    round: 'stroke',
    say: ({ who, called, down }) => `${table.name[who]}: ${called === null ? '' : `called ${called}, `}${down ?? 'nothing'} fell`,
    turn,
    end: (has) => endOf(at, has, target),
    state: (has, over) => (over === null ? stateOf(at, has, target) : [`${sayScores(table, has)}.`, ...on.sayOwed(table)]),
  });
  return { ...played, board: on.board(table), gone: on.gone, next: { who: at.turn } };
}

/** A game for two or more. */
export const game = sheet({
  title: 'Keep a game',
  gist: 'Each stroke with what was called and what fell: racks, balls forfeited and owed, what is on the table, and who can still win.',
  aka: ['pyramid pool score', 'balls owed', 'what is left on the table', 'who can still win', 'is the game over'],
  books: [BOOK],
  setup,
  round: 'Stroke',
  entry,
  play,
});
