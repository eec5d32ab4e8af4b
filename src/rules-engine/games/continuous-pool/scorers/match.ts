// A match frame by frame: balls by their numbers, penalties, what is left of the frame, and who can still be caught.

import { PLAYERS, PoolTable, poolSeats } from '../../../mechanics/pool/table.ts';
import { absent, SEAT_NAMES } from '../../../mechanics/seats.ts';
import { sayScores } from '../../../mechanics/sides.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { balls, makeBalls, readBalls } from '../../../vocabulary/balls.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

const MADE = balls('Balls pocketed', 'pool', [0, 15], { optional: true, hint: 'Of this frame, in one turn or a part of it.' });
const setup = {
  names: PLAYERS,
  game: count('Points of the match or of the night, as agreed', 1, 5000, { optional: true }),
  night: choiceOf(
    'When does it end?',
    { last: 'As soon as somebody has them: the last night', frame: 'With the frame: an earlier night' },
    { otherwise: 'last' },
  ),
} as const;
const entry = {
  who: choiceOf('Who plays?', SEAT_NAMES),
  made: MADE,
  lost: count('Points of a penalty', 1, 100, { optional: true, seldom: true, hint: 'As agreed: the book gives no number.' }),
} as const;

function play(asked: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>): Played {
  const table = poolSeats(asked.names);
  const on = new PoolTable(table.keys);
  const { name } = table;
  let frames = 0;
  const reached = (has: Points) => table.keys.find((key) => asked.game !== null && (has[key] ?? 0) >= asked.game);

  function turn({ who, made, lost }: Values<typeof entry>): Turn {
    const { balls: down, problems } = readBalls('made', made, MADE.balls);
    const wrong = [...absent('who', who, table), ...problems, ...on.missing('made', down)];
    if (wrong.length > 0) return { problems: wrong };
    if (down.length === 0 && lost === null) return { problems: [problem('made', 'balls pocketed, or a penalty', 'neither')] };
    const lines = down.length === 0 ? [] : [by.line('ball', `${makeBalls(down)} pocketed`, { times: down.length, to: who })];
    if (lost !== null) lines.push(by.sum('penalty', 'penalty', -lost, { to: who }));
    on.take(who, down);
    const isOut = on.on.length === 0;
    if (isOut) {
      on.setUp();
      frames += 1;
    }
    return { lines, ...(isOut ? { mark: `Frame ${frames}` } : {}) };
  }

  function state(has: Points): string[] {
    const { game } = asked;
    const left = game === null ? [] : [table.keys.map((key) => `${name[key]} needs ${Math.max(0, game - (has[key] ?? 0))}`).join(', ')];
    return [`${sayScores(table, has)}.`, ...left.map((said) => `${said}.`), `${counted(frames, 'frame')} played out.`, on.sayLeft()];
  }

  const played = replay({
    columns: table.columns,
    entries,
    round: 'turn',
    whole: 'match',
    say: ({ who, made, lost }) => `${name[who]}: ${made ?? 'nothing'}${lost === null ? '' : `, a penalty of ${lost}`}`,
    turn,
    end: (has) => {
      const first = reached(has);
      if (first === undefined || (asked.night === 'frame' && on.gone.length > 0)) return null;
      return asked.night === 'frame' ? `The night is over: ${sayScores(table, has)}.` : `The match is over: ${name[first]} has won it with ${has[first]}.`;
    },
    state: (has, over) => (over === null ? state(has) : []),
  });
  return { ...played, board: on.board(table), gone: on.gone };
}

/** A match to the agreed number. */
export const match = sheet({
  title: 'Keep a match',
  gist: 'Balls pocketed frame by frame and points lost: what is left of the frame, and how many each still needs.',
  aka: ['continuous pool score', 'frames', 'string of buttons', 'balls left'],
  books: [BOOK],
  setup,
  round: 'Turn',
  entry,
  play,
});
