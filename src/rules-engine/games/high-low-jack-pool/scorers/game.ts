// Frames turn by turn: High, Low and Jack as they are pocketed, Game at the end of a frame, what can still be won, and the last ball if each player
// needs one.

import { sayTurn, sumOf } from '../../../mechanics/pool/numbered-balls.ts';
import { nextOf, PLAYERS, PoolTable, poolSeats } from '../../../mechanics/pool/table.ts';
import { absent, SEAT_NAMES, type Seat } from '../../../mechanics/seats.ts';
import { sayScores } from '../../../mechanics/sides.ts';
import { choiceOf, count, flag, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { added, type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { type Ball, balls, makeBalls, readBalls } from '../../../vocabulary/balls.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';

const MADE = balls('Balls pocketed, in their order', 'pool', [0, 15], { optional: true });
const setup = {
  names: PLAYERS,
  target: count('Points of the game', 1, 50, { optional: true, hint: 'Left empty: 7.' }),
  off: choiceOf(
    'A scratch takes three points',
    { numbers: 'Off the numbers that decide Game', score: 'Off the points of the game', nothing: 'Off nothing' },
    { optional: true, hint: 'The book does not say; it may be agreed when it happens.' },
  ),
} as const;
const entry = {
  who: choiceOf('Who plays?', SEAT_NAMES),
  made: MADE,
  fault: flag('Did the turn end with a scratch?'),
  last: flag('Was the last ball banked in?', { seldom: true }),
} as const;
type Entry = Values<typeof entry>;
/** The balls that score a point by themselves. */
const COUNTING = { 15: 'high', 1: 'low', 9: 'jack' } as const;
const NAMED = { high: 'High', low: 'Low', jack: 'Jack' } as const;
const isCounting = (ball: Ball): ball is `${keyof typeof COUNTING}` => ball in COUNTING;
/** This many scratches in succession lose the game (fifteen-ball pool, rule 2). */
const RUNNING = 3;

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const table = poolSeats(asked.names);
  const { keys, name, columns } = table;
  const on = new PoolTable(keys);
  const target = asked.target ?? by.points('target');
  const taken: Partial<Record<Seat, number>> = {};
  const running: Partial<Record<Seat, number>> = {};
  let next: Seat = 'first';
  let isLast = false;
  /** The numbers that decide Game. */
  const sum = (who: Seat): number => sumOf(on.rack(who)) + (taken[who] ?? 0);

  function wrongEntry(one: Entry, made: readonly Ball[]): Problem[] {
    if (one.who !== next) return [problem('who', `${name[next]}, whose turn it is`, name[one.who])];
    if (isLast) return made.length === 0 ? [] : [problem('made', 'no ball of the frame: each has one to go, and a single ball is played for', makeBalls(made))];
    if (one.last) return [problem('last', 'a ball of the frame: not everyone has just one to go', 'the last ball')];
    return one.fault && asked.off === null ? [problem('fault', 'what a scratch comes off, agreed on at the head of the sheet', 'a scratch')] : [];
  }

  /** The point for Game, if only one player has the highest sum; then a new frame begins. */
  function frameOver(): { lines: Line[]; note: string | null } {
    const best = Math.max(...keys.map(sum));
    const first = keys.filter((key) => sum(key) === best);
    const [winner] = first;
    const lines = first.length === 1 && winner !== undefined ? [by.line('game', `Game, with ${best}`, { to: winner })] : [];
    on.setUp();
    for (const key of keys) taken[key] = 0;
    const tied = first.map((key) => name[key]).join(' and ');
    return { lines, note: lines.length > 0 ? null : `${tied} tied for Game with ${best}: the book does not say who has it, and the sheet gives it to nobody.` };
  }

  function turn(one: Entry, has: Points): Turn {
    const { who } = one;
    const { balls: made, problems } = readBalls('made', one.made, MADE.balls);
    const wrong = [...absent('who', who, table), ...problems, ...on.missing('made', made)];
    if (wrong.length > 0) return { problems: wrong };
    const odd = wrongEntry(one, made);
    if (odd.length > 0) return { problems: odd };
    next = nextOf(who, table);
    const lines: Line[] = [];
    const say = sayTurn(name[who], made, `${one.fault ? ', a scratch' : ''}${one.last ? ', the last ball banked in' : ''}`);
    if (one.last)
      return { lines: [by.mention('last', 'the last ball', { to: who })], say, over: `The game is over: ${name[who]} has banked the last ball in and wins.` };
    for (const ball of made) {
      on.take(who, [ball]);
      if (!isCounting(ball)) continue;
      lines.push(by.line(COUNTING[ball], `${NAMED[COUNTING[ball]]}, the ${ball}`, { to: who }));
      if ((added(has, lines)[who] ?? 0) >= target) return { lines, say };
    }
    running[who] = one.fault ? (made.length === 0 ? (running[who] ?? 0) : 0) + 1 : 0;
    if (one.fault && asked.off === 'score') lines.push(by.line('forfeit', 'scratch', { to: who }));
    if (one.fault && asked.off === 'numbers') taken[who] = (taken[who] ?? 0) + by.points('forfeit');
    if (running[who] === RUNNING) return { lines, say, over: `The game is over: ${name[who]} has forfeited ${RUNNING} times running and loses it.` };
    if (on.on.length > 0) return { lines, say };
    const { lines: more, note } = frameOver();
    const all = [...lines, ...more];
    const now = added(has, all);
    isLast = keys.every((key) => now[key] === target - 1);
    return { lines: all, say, mark: 'The frame is over', ...(note === null ? {} : { notes: [note] }) };
  }

  const played = replay({
    columns,
    entries,
    round: 'turn',
    say: ({ who, made }) => `${name[who]}: ${made ?? 'nothing'}`,
    turn,
    end: (has) => {
      const out = keys.find((key) => (has[key] ?? 0) >= target);
      return out === undefined ? null : `The game is over: ${name[out]} has ${has[out]} and wins.`;
    },
    state: (has, over) => {
      if (over !== null) return [];
      const scores = `${sayScores(table, has)}; playing to ${target}.`;
      if (isLast)
        return [scores, `Each has one to go: one ball is set up near the foot cushion, and the player who banks it in wins. ${name[next]} is to play.`];
      const open = on.on.filter(isCounting).map((ball) => `${NAMED[COUNTING[ball]]} (the ${ball})`);
      const left = sumOf(on.on);
      const best = Math.max(...keys.map(sum));
      const reach = keys.filter((key) => sum(key) + left >= best).map((key) => name[key]);
      const able = keys.filter((key) => (has[key] ?? 0) + open.length + (sum(key) + left >= best ? 1 : 0) >= target).map((key) => name[key]);
      return [
        scores,
        `Toward Game: ${keys.map((key) => `${name[key]} ${sum(key)}`).join(', ')}; ${left} are left.`,
        `Still to be had: ${[...open, `Game, by ${reach.join(', ')}`].join('; ')}.`,
        able.length === 0 ? 'Nobody can go out in this frame.' : `Can go out in this frame: ${able.join(', ')}.`,
        on.sayLeft(),
        ...keys.filter((key) => running[key] === RUNNING - 1).map((key) => `${name[key]} has forfeited twice running: a third loses the game.`),
        `${name[next]} is to play.`,
      ];
    },
  });
  return { ...played, board: on.board(table), gone: on.gone, next: { who: next } };
}

/** A game for two or more. */
export const game = sheet({
  title: 'Keep a game',
  gist: 'Each turn with its balls: High, Low and Jack as they fall, Game at the end of each frame, who can still have it, and who is out first.',
  aka: ['high low jack score', 'who has game', 'seven points', 'balls left'],
  books: [BOOK],
  setup,
  round: 'Turn',
  entry,
  play,
});
