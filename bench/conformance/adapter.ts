// What an adapter does: a case a line comes in as JSON, and an answer a line goes out.
import { readFileSync } from 'node:fs';

/** A case as a program is given it: the question alone. */
export interface Asked {
  readonly id: string;
  readonly game: string;
  readonly of: string;
  readonly book: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Answers every case on stdin. A case to which `reply` gives null has no answer, and no line. */
export function answerCases(reply: (asked: Asked) => object | null): void {
  const lines = readFileSync(0, 'utf8').split('\n');
  const answers = lines.flatMap((line) => {
    const asked = line.trim() === '' ? null : (JSON.parse(line) as Asked);
    const given = asked === null ? null : reply(asked);
    return given === null ? [] : [`${JSON.stringify({ id: asked?.id, ...given })}\n`];
  });
  process.stdout.write(answers.join(''));
}
