import type { BookId } from '../../../books.ts';
import { count, listOf, type Values } from '../../../core/fields.ts';
import { problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, type Line, scorer } from '../../../core/scorers.ts';
import { countFrames, type Form } from './count.ts';

const TEN: Form = { pins: 10, balls: 2, frames: 10, counted: 3 };

/** Lines of the frames that are settled, under the item each rests on. */
export function linesOf(balls: readonly number[], form: Form, to?: string): Line[] {
  return countFrames(balls, form).frames.flatMap((frame, n) =>
    frame.score === null
      ? []
      : [
          {
            rule: `points.${frame.kind === 'strike' || frame.kind === 'spare' ? frame.kind : 'pin'}`,
            say: `frame ${n + 1}: ${frame.kind}, ${frame.balls.join(' and ')}`,
            points: frame.score,
            ...(to === undefined ? {} : { to }),
          },
        ],
  );
}

/** Donohue's ten divisions: three balls each, a fresh set whenever all are down, every pin counted where it falls. */
function divisions(balls: readonly number[]): { lines: Line[]; wrong: number | null } {
  const lines: Line[] = [];
  for (let start = 0; start < balls.length; start += 3) {
    const own = balls.slice(start, start + 3);
    let standing = 10;
    for (const [n, fell] of own.entries()) {
      if (fell > standing) return { lines, wrong: start + n + 1 };
      standing = fell === standing ? 10 : standing - fell;
    }
    const kind = own[0] === 10 ? 'strike' : (own[0] ?? 0) + (own[1] ?? 0) === 10 ? 'spare' : 'pin';
    lines.push({ rule: `points.${kind}`, say: `division ${start / 3 + 1}: ${own.join(' and ')}`, points: own.reduce((sum, n) => sum + n, 0) });
  }
  return { lines, wrong: null };
}

const ask = { balls: listOf('Pins down by each ball, in order', count('Pins', 0, 10), 1, 30) } as const;

function score({ balls }: Values<typeof ask>, book: BookId): Result<Answer> {
  const counted = book === 'donohue' ? divisions(balls) : { lines: linesOf(balls, TEN), wrong: countFrames(balls, TEN).wrong };
  if (counted.wrong !== null)
    return wrong(problem(`balls.${counted.wrong}`, 'a ball that the frame still has, and no more pins than stand', `${balls[counted.wrong - 1]}`));
  const sum = counted.lines.reduce((all, line) => all + (line.points ?? 0), 0);
  const open = book === 'donohue' ? balls.length < 30 : !countFrames(balls, TEN).complete;
  return { ok: true, value: answer(`${sum} points`, counted.lines, open ? ['The game is not over: frames that wait for more balls are left out.'] : []) };
}

export const game = scorer({
  title: 'Score a game of ten pins',
  gist: 'Frames, strikes and spares of one player, from the balls in order.',
  aka: ['bowling score', 'strike in the tenth', 'how to score bowling'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score,
});
