import type { BookId } from '../../../books.ts';
import { choiceOf, count, type Fields, listOf } from '../../../core/fields.ts';
import { problem, wrong } from '../../../core/result.ts';
import { answer, type Line, type Scorer, scorer } from '../../../core/scorers.ts';
import { countFrames, type Form } from './count.ts';
import { linesOf } from './game.ts';

/** A form scored in frames with strikes and spares. */
export function framesScorer(title: string, form: Form, book: BookId, notes: readonly string[] = []): Scorer {
  const ask = { balls: listOf('Pins down by each ball, in order', count('Pins', 0, form.pins), 1, form.frames * form.balls + 2) } as const;
  return scorer({
    title,
    gist: 'The frames of one player, from the balls in order.',
    books: [book],
    ask,
    score: ({ balls }) => {
      const bad = countFrames(balls, form).wrong;
      if (bad !== null) return wrong(problem(`balls.${bad}`, 'a ball that the frame still has, and no more pins than stand', `${balls[bad - 1]}`));
      const lines = linesOf(balls, form);
      return { ok: true, value: answer(`${lines.reduce((sum, line) => sum + (line.points ?? 0), 0)} points`, lines, notes) };
    },
  });
}

/** What an inning may come to: a name, the score item it rests on (none: nothing) and its points. */
export interface Outcome {
  readonly name: string;
  readonly item?: string;
  readonly points?: number;
}

/** A form in which each inning comes to one of a few results. */
export function inningsScorer(title: string, outcomes: Readonly<Record<string, Outcome>>, most: number, book: BookId, none: string): Scorer {
  const options = Object.fromEntries(Object.entries(outcomes).map(([key, outcome]) => [key, outcome.name]));
  const ask: Fields = { innings: listOf('Result of each inning', choiceOf('Inning', options), 1, most) };
  return {
    title,
    gist: 'The innings of one player, added up.',
    books: [book],
    ask,
    score: (values) => {
      const lines: Line[] = (values as unknown as { innings: readonly string[] }).innings.map((key, n) => {
        const outcome = outcomes[key];
        return { rule: outcome?.item ?? none, say: `inning ${n + 1}: ${outcome?.name.toLowerCase() ?? ''}`, points: outcome?.points ?? 0 };
      });
      const sum = lines.reduce((all, line) => all + (line.points ?? 0), 0);
      return { ok: true, value: answer(`${sum} ${sum === 1 ? 'point' : 'points'}`, lines) };
    },
  };
}
