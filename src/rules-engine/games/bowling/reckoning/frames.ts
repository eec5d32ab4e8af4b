import type { BookId } from '../../../books.ts';
import { count, listOf } from '../../../scoring/fields.ts';
import { problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, type ScorerRow, scorer } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import { countFrames, type Form, type Frame, type Frames, inWords, type Misroll, nameOf, type Worths } from './count.ts';

/** Keys of the score items for the lines of a count. */
interface Items {
  readonly strike: string;
  readonly spare: string;
  readonly pin: string;
}
export const ITEMS: Items = { strike: 'strike', spare: 'spare', pin: 'pin' };

/** The points of a schedule for a strike, a spare and a pin. */
export const worthsOf = (by: Schedule, items: Items = ITEMS): Worths => ({
  strike: by.points(items.strike),
  spare: by.points(items.spare),
  pin: by.points(items.pin),
});
/** Frames with the points of a schedule. */
export const formOf = (frames: Frames, by: Schedule, items: Items = ITEMS): Form => ({ ...frames, worth: worthsOf(by, items) });

/** The problem of an impossible ball, at its place in the list. */
export function misrolled(misroll: Misroll, field = 'balls', before = 0) {
  return problem(`${field}.${misroll.ball - before}`, misroll.expected, misroll.found);
}

function sayFrame(frame: Frame, n: number, form: Form): string {
  const own =
    frame.kind === 'strike' ? 'a strike' : `${inWords(frame.balls)}, ${frame.kind === 'spare' ? 'a spare' : frame.kind === 'cleared' ? 'all down' : 'a break'}`;
  if (frame.next.length === 0) return `${nameOf(n, form)}: ${own}: ${frame.score}`;
  const worth = frame.kind === 'strike' ? form.worth.strike : form.worth.spare;
  const one = frame.next.length === 1;
  const which = n === form.frames ? (one ? 'the extra ball' : 'the extra balls') : one ? 'the next ball' : `the next ${frame.next.length} balls`;
  return `${nameOf(n, form)}: ${own}: ${worth} and ${which}, ${inWords(frame.next)}, make ${frame.score}`;
}

/** The lines of the finished frames, each with the running total and its score item. */
export function linesOf(frames: readonly Frame[], form: Form, by: Schedule, items: Items = ITEMS, to?: string): Line[] {
  let total = 0;
  return frames.flatMap((frame, n) => {
    if (frame.score === null) return [];
    total += frame.score;
    const item = frame.kind === 'strike' ? items.strike : frame.kind === 'spare' ? items.spare : items.pin;
    return [{ rule: by.id(item), say: `${sayFrame(frame, n + 1, form)}; total ${total}`, points: frame.score, ...(to === undefined ? {} : { to }) }];
  });
}

/** What is still to come before the count is final, one sentence each. */
export function waitsOf(frames: readonly Frame[], form: Frames): string[] {
  const waiting = frames.flatMap((frame, n) => {
    if (frame.kind === 'open') return [`The balls of ${nameOf(n + 1, form)} are not all rolled; it is left out.`];
    if (frame.waits === 0) return [];
    return [`The ${frame.kind} in ${nameOf(n + 1, form)} waits for ${frame.waits === 1 ? 'one more ball' : `${frame.waits} more balls`} and is left out.`];
  });
  const left = form.frames - frames.length;
  return left > 0
    ? [...waiting, `The game is not over: ${left} of ${form.frames} ${form.name ?? 'frame'}s ${left === 1 ? 'is' : 'are'} still to come.`]
    : waiting;
}

/** "45 points", the sum of the lines. */
export function sumUp(lines: readonly Line[]): string {
  const sum = lines.reduce((all, line) => all + (line.points ?? 0), 0);
  return counted(sum, 'point');
}

/** The scorer of a variant with frames, strikes and spares. */
export function framesScorer(title: string, of: Frames, book: BookId, more: { items?: Items; notes?: readonly string[] } = {}): ScorerRow {
  const ask = { balls: listOf('Pins down by each ball, in order', count('Pins', 0, of.pins), 1, of.frames * of.balls + of.counted - 1) } as const;
  return scorer({
    title,
    gist: 'The frames of one player, from the balls in order.',
    books: [book],
    ask,
    score: ({ balls }, by: Schedule) => {
      const form = formOf(of, by, more.items);
      const { frames, misroll } = countFrames(balls, form);
      if (misroll !== null) return wrong(misrolled(misroll));
      const lines = linesOf(frames, form, by, more.items);
      return { ok: true, value: answer(sumUp(lines), lines, [...waitsOf(frames, form), ...(more.notes ?? [])]) };
    },
  });
}
