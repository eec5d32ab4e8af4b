import { TWO_NAMES, tableOf } from '../../../mechanics/seats.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { type FramesOf, type Row, sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { countFrames, type Form, inWords } from '../reckoning/count.ts';
import { formOf, ITEMS, linesOf, misrolled, waitsOf } from '../reckoning/frames.ts';
import { writtenFrames } from '../reckoning/marks.ts';
import { TEN } from '../reckoning/ten.ts';

const balls = (label: string) => listOf(label, count('Pins', 0, 10), 1, 3, { hint: 'A strike is one ball of 10; three balls only in the tenth frame.' });
const entry = { a: balls('Balls of the first player'), b: balls('Balls of the second player') } as const;
type Side = 'a' | 'b';
const SIDES: readonly Side[] = ['a', 'b'];

/** The problem if the balls are not one whole frame after the earlier balls; null if they are. */
function faultIn(before: readonly number[], own: readonly number[], frame: number, side: Side, form: Form): Problem | null {
  const { frames, misroll } = countFrames([...before, ...own], form);
  if (misroll !== null) return misrolled(misroll, side, before.length);
  const made = frames[frame - 1];
  const found = inWords(own);
  if (made === undefined || made.kind === 'open') return problem(side, `two balls, or one of 10, for frame ${frame}`, found);
  if (frames.length > frame)
    return problem(side, `the balls of frame ${frame} only, which ends with ${made.kind === 'strike' ? 'the strike' : inWords(made.balls)}`, found);
  if (frame === TEN.frames && made.waits > 0)
    return problem(side, `three balls in frame ${frame}: its ${made.kind} brings ${made.waits === 1 ? 'one more ball' : `${made.waits} more balls`}`, found);
  return null;
}

export const sheetOfTwo = sheet({
  title: 'Keep the score of two players',
  gist: 'Frame by frame, with the strikes and spares that wait for the next balls.',
  aka: ['bowling sheet', 'score sheet'],
  books: ['blue-ribbon-1940'],
  setup: TWO_NAMES,
  round: 'Frame',
  entry,
  form: 'frames',
  play: (asked, entries, by: Schedule<typeof points>) => {
    const form = formOf(TEN, by);
    const { name: names, columns } = tableOf({ a: asked.first ?? 'First', b: asked.second ?? 'Second' });
    const rolled: Record<Side, readonly number[]> = { a: [], b: [] };
    const taken: number[] = [];
    const say = (one: (typeof entries)[number]) => `${inWords(one.a)} against ${inWords(one.b)}`;
    const played = replay({
      columns,
      entries,
      say,
      turn: (one, _, at) => {
        const frame = taken.length + 1;
        if (frame > TEN.frames) return { problems: [problem('', `no frame after the last, frame ${TEN.frames}`, say(one))] };
        const problems = SIDES.flatMap((side) => faultIn(rolled[side], one[side], frame, side, form) ?? []);
        if (problems.length > 0) return { problems };
        for (const side of SIDES) rolled[side] = [...rolled[side], ...one[side]];
        taken.push(at);
        return { say: `frame ${frame}: ${say(one)}` };
      },
      state: () => [],
    });
    const rows: Row[] = [...played.rows];
    const sums: Record<Side, number> = { a: 0, b: 0 };
    const waiting: string[] = [];
    const written: FramesOf[] = [];
    for (const side of SIDES) {
      const { frames } = countFrames(rolled[side], form);
      written.push(writtenFrames(names[side], frames, form));
      // Frames are finished in order, so the lines belong to the first frames taken.
      for (const [n, line] of linesOf(frames, form, by, ITEMS, side).entries()) {
        const at = taken[n] ?? 0;
        const row = rows[at];
        if (row !== undefined) rows[at] = { ...row, lines: [...row.lines, line] };
        sums[side] += line.points ?? 0;
      }
      waiting.push(...waitsOf(frames, { ...TEN, frames: taken.length }).map((text) => `${names[side]}: ${text}`));
    }
    const winner = sums.a > sums.b ? names.a : names.b;
    return {
      ...played,
      rows,
      frames: written,
      state: [`${names.a} ${sums.a}, ${names.b} ${sums.b}, after ${counted(taken.length, 'frame')}.`, ...waiting],
      over: taken.length < TEN.frames ? null : sums.a === sums.b ? 'A tie, which the book leaves open.' : `${winner} wins by ${Math.abs(sums.a - sums.b)}.`,
    };
  },
});
