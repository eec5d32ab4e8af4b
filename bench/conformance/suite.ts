// Runs the cases of the conformance suite through a program, and counts its answers by outcome.
import { spawnSync } from 'node:child_process';
import { type Given, OUTCOMES, type Outcome, outcomeOf } from '../../src/lib/api/conformance/outcomes.ts';
import { type ConformanceCase, LEVEL_NAMES, type LevelName } from '../../src/lib/api/conformance/schemas.ts';

/** Cases by level, as `conformanceCases` makes them. */
export type Suite = Readonly<Record<LevelName, readonly ConformanceCase[]>>;

/** A program's answer to one case, and its outcome. */
export interface Judged {
  readonly level: LevelName;
  readonly of: ConformanceCase;
  readonly given: Given | null;
  readonly outcome: Outcome;
}

/** The answers of a program, by the id of their case. Throws if the program fails or a line is not an answer. */
function answersOf(command: readonly string[], cases: readonly ConformanceCase[]): Map<string, Given> {
  const [program = '', ...args] = command;
  const input = cases.map(({ id, game, of, book, input: values }) => `${JSON.stringify({ id, game, of, book, input: values })}\n`).join('');
  const { status, stdout, error } = spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['pipe', 'pipe', 'inherit'] });
  // A program may end before it has read everything. Its answers still count.
  if (error !== undefined && (error as NodeJS.ErrnoException).code !== 'EPIPE')
    throw new Error(`${program}: enter a command that can be run. You have "${command.join(' ')}" (${error.message}).`);
  if (status !== 0) throw new Error(`"${command.join(' ')}" ended with status ${status}.`);
  const answers = new Map<string, Given>();
  for (const line of stdout.split('\n')) {
    if (line.trim() === '') continue;
    let given: (Given & { readonly id?: unknown }) | null;
    try {
      given = JSON.parse(line) as typeof given;
    } catch {
      given = null;
    }
    if (typeof given?.id !== 'string')
      throw new Error(`An answer is a line of JSON with the id of its case. "${command.join(' ')}" answered ${line.slice(0, 200)}`);
    answers.set(given.id, given);
  }
  return answers;
}

/** Every case with the answer of a program, which reads one case a line and writes one answer a line. */
export function judge(suite: Suite, command: readonly string[]): Judged[] {
  const answers = answersOf(
    command,
    LEVEL_NAMES.flatMap((level) => suite[level]),
  );
  return LEVEL_NAMES.flatMap((level) =>
    suite[level].map((of) => {
      const given = answers.get(of.id) ?? null;
      return { level, of, given, outcome: outcomeOf(of, given) };
    }),
  );
}

/** How many answers of a level have each outcome. */
export function countOf(judged: readonly Judged[], level: LevelName): Record<Outcome, number> {
  const here = judged.filter((one) => one.level === level);
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, here.filter((one) => one.outcome === outcome).length])) as Record<Outcome, number>;
}
