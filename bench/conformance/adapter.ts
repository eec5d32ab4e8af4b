// The shared part of the adapters: reads one case a line as JSON, and writes one answer a line.
import { readFileSync } from 'node:fs';

/** A case as a program gets it: only the question. */
export interface Asked {
  readonly id: string;
  readonly game: string;
  readonly of: string;
  readonly book: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Answers every case on stdin. If `reply` returns null, no line is written for that case. */
export function answerCases(reply: (asked: Asked) => object | null): void {
  const lines = readFileSync(0, 'utf8').split('\n');
  const answers = lines.flatMap((line) => {
    const asked = line.trim() === '' ? null : (JSON.parse(line) as Asked);
    const given = asked === null ? null : reply(asked);
    return given === null ? [] : [`${JSON.stringify({ id: asked?.id, ...given })}\n`];
  });
  process.stdout.write(answers.join(''));
}
