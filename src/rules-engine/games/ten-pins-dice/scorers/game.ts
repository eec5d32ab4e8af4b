import { absent, SEAT_NAMES, type Seat } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Row, sheet } from '../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { countFrames, type Frame, owes, PINS, pinsOf } from '../reckoning/frames.ts';

const setup = {
  players: TABLE_SIZE,
  names: namesOf(2, 8),
  over: choiceOf('Eleven and twelve count', { ten: 'as ten', none: 'as no pins' }, { hint: 'The book does not say it.' }),
} as const;
const entry = {
  who: choiceOf('Who throws?', SEAT_NAMES),
  first: listOf('First throw', count('Die', 1, 6), 2, 2),
  second: listOf('Second throw', count('Die', 1, 6), 2, 2, { optional: true, hint: 'Both dice as they lie then, the one that was left among them.' }),
} as const;
type Entry = Values<typeof entry>;

/** The problems of an entry that is not the player's next throw. */
function faultsIn({ second }: Entry, first: number, owed: 'frame' | 'throw' | null, name: string): Problem[] {
  if (owed === null) return [problem('who', 'a player who has frames left', name)];
  if (owed === 'throw' && second !== null) return [problem('second', 'no second throw: one alone counts with the last frame', second.join(', '))];
  if (owed === 'frame' && first === PINS && second !== null) return [problem('second', 'no second throw after a strike', second.join(', '))];
  return owed === 'frame' && first !== PINS && second === null ? [problem('second', 'a second throw, as the first is no strike', 'none')] : [];
}

export const game = sheet({
  title: 'Keep the frames',
  gist: 'Frame by frame from the dice, with the strikes and spares that wait for the next throws.',
  aka: ['dice bowling score sheet', 'strikes and spares with dice', 'ten frames'],
  books: [BOOK],
  setup,
  round: 'Frame',
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>) => {
    const table = tableOfSize(asked.players, asked.names);
    const { keys, name, columns } = table;
    const many = by.points('frames');
    const frames = new Map<Seat, { readonly frame: Frame; readonly at: number }[]>(keys.map((key) => [key, []]));
    const made = (key: Seat): readonly Frame[] => (frames.get(key) ?? []).map(({ frame }) => frame);
    const say = ({ who, first, second }: Entry) => `${name[who]}: ${first.join(' + ')}${second === null ? '' : `, then ${second.join(' + ')}`}`;
    const played = replay({
      columns,
      entries,
      round: 'frame',
      say,
      turn: (one, _, at) => {
        const strange = absent('who', one.who, table);
        if (strange.length > 0) return { problems: strange };
        const first = pinsOf(one.first, asked.over);
        const problems = faultsIn(one, first, owes(made(one.who), many), name[one.who]);
        if (problems.length > 0) return { problems };
        frames.get(one.who)?.push({ frame: { first, second: one.second === null ? null : pinsOf(one.second, asked.over) }, at });
        return {};
      },
      state: () => [],
    });
    const rows: Row[] = [...played.rows];
    const sums = new Map<Seat, number>();
    const waits: string[] = [];
    const put = (at: number, line: Line) => {
      const row = rows[at];
      if (row !== undefined) rows[at] = { ...row, lines: [...row.lines, line] };
      if (line.to !== undefined) sums.set(line.to as Seat, (sums.get(line.to as Seat) ?? 0) + (line.points ?? 0));
    };
    for (const key of keys) {
      const own = frames.get(key) ?? [];
      for (const [n, { kind, more, pins }] of countFrames(made(key), many).entries()) {
        const at = own[n]?.at ?? 0;
        if (more === null) waits.push(`${name[key]}: the ${kind} of frame ${n + 1} waits for what comes next.`);
        else if (kind === 'pins') put(at, by.sum('pins', `frame ${n + 1}`, pins, { to: key }));
        else {
          put(at, by.line(kind, `frame ${n + 1}, ${kind}`, { to: key }));
          put(at, by.sum('pins', `with the ${kind} of frame ${n + 1}`, more, { to: key }));
        }
      }
      for (const { at } of own.slice(many)) put(at, by.mention('pins', 'counts with the last frame', { to: key }));
    }
    const sumOf = (key: Seat) => sums.get(key) ?? 0;
    const best = Math.max(...keys.map(sumOf));
    const first = keys.filter((key) => sumOf(key) === best).map((key) => name[key]);
    const over = keys.some((key) => owes(made(key), many) !== null)
      ? null
      : first.length === 1
        ? `${first[0]} has the most pins, ${best}.`
        : `${first.join(' and ')} have ${best} pins each; the book does not cover ties.`;
    const next = keys.filter((key) => owes(made(key), many) !== null).sort((a, b) => made(a).length - made(b).length || keys.indexOf(a) - keys.indexOf(b))[0];
    const state =
      over !== null
        ? []
        : [`${keys.map((key) => `${name[key]} ${sumOf(key)} after ${counted(Math.min(many, made(key).length), 'frame')}`).join(', ')}.`, ...waits];
    return { ...played, rows, state, over, next: { who: next ?? 'first' } };
  },
});
