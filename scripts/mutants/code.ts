// Mutants of the shared code and the scorers, run by StrykerJS on a seeded choice of lines. Constants at the top of a module and texts for people
// are left out: the aim is wrong calculations.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { seeded, shuffled } from '../seeded.ts';

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number }; readonly end: { readonly line: number; readonly column: number } };
  readonly coveredBy?: readonly string[];
}
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

export interface CodeOptions {
  readonly seed: number;
  readonly count: number;
  readonly game: string | undefined;
  /** A part of the path, to test one file: `laws/decide`. */
  readonly file: string | undefined;
  /** Games whose tests run against the mutants of shared code: `spades,cribbage`. */
  readonly beside: string | undefined;
  readonly workers: number;
  /** Whether to report all mutants of the chosen lines, not only `count` of them. */
  readonly every: boolean;
}

const ENGINE = 'src/rules-engine';
/** Games that together use most of the shared code (tricks, boards, pools, patiences, tables), and those that its own tests name. */
const USE_MUCH =
  'spades,cribbage,whist,kelly-pool,chicago-pool,mah-jong,all-fours,gin-rummy,aces-up,klondike,checkers,rams,blind-hookey,going-to-boston,newmarket,cowboy-pool,euchre,russian-bank,crapette,craps,pinochle,bridge-whist,rummy,raffles,general-laws';
/** Files in the folder of a game that have rows, cases or tables, but no calculations. */
const ROWS = /\/(laws|points|examples|cites|words)(\/.*)?\.ts$|\/(index|code|diagrams|cases)\.ts$|\/variants\/[^/]+\.ts$/;

/** Files with calculations: the shared code, and the files of each game except rows and tables. */
function codeFiles(game: string | undefined, file = ''): string[] {
  const shared = game === undefined ? globSync(`${ENGINE}/!(games|numbered-laws|exports)/**/*.ts`) : [];
  const games = globSync(`${ENGINE}/games/${game ?? '*'}/**/*.ts`).filter((path) => !ROWS.test(path.replaceAll('\\', '/')));
  return [...shared, ...games]
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.includes(file))
    .sort();
}

/** The lines that may have a statement or an expression, as Stryker ranges: `path:line:0-line:length`. */
function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text, n) =>
      /^\s*(\/\/|\/?\*|import |export type |export interface |readonly |type |interface |\}|\]|\)|$|\| )/.test(text)
        ? []
        : [`${path}:${n + 1}:0-${n + 1}:${text.length}`],
    );
}

const describe = (path: string, source: string, { location, mutatorName, replacement, status }: Mutant): string => {
  const line = source.split('\n')[location.start.line - 1] ?? '';
  const from = line.slice(location.start.column - 1, location.end.line === location.start.line ? location.end.column - 1 : undefined);
  return `${path}:${location.start.line}:${location.start.column}  ${mutatorName}${status === 'NoCoverage' ? ', run by no test' : ''}\n    ${from}\n  ->${replacement === undefined ? '' : ` ${replacement}`}`;
};

const gameOf = (path: string): string | undefined => /games\/([^/]+)\//.exec(path)?.[1];

/** Where a test that catches a surviving mutant belongs. */
const home = (path: string): string => {
  const game = gameOf(path);
  return game === undefined
    ? `a named case in tests/engine for ${path.split('/').at(-1)}`
    : `an example of ${game} or a case in tests/engine/games/${game}*.test.ts`;
};

/** Runs the mutants and prints the survivors. Returns how many were caught, and of how many. */
export function mutateCode({ seed, count, game, file, beside, workers, every }: CodeOptions): { caught: number; all: number } {
  const next = seeded(seed);
  const lines = shuffled(
    codeFiles(game, file)
      .filter((path) => beside === undefined || !path.includes('/games/'))
      .flatMap((path) => linesOf(path)),
    next,
  );
  mkdirSync('.cache', { recursive: true });
  const place = mkdtempSync(join('.cache', 'mutants-'));
  const report = join(place, 'report.json');
  const config = join(place, 'stryker.config.json');
  // Two lines in three have one mutant or more: take enough lines, and report the first `count` mutants.
  const mutate = lines.slice(0, Math.ceil(count * 0.9));
  const asked = game ?? [...new Set([...(beside ?? USE_MUCH).split(','), ...mutate.flatMap((line) => gameOf(line) ?? [])])].join(',');
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner', join(process.cwd(), 'scripts/mutants/words-for-people.mjs')],
      ignorers: ['words-for-people'],
      vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: true },
      mutate,
      coverageAnalysis: 'perTest',
      ignoreStatic: true,
      concurrency: workers,
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      ignorePatterns: ['.cache', 'dist', 'public', '.astro', 'docs'],
      tempDirName: join(place, 'tree'),
      timeoutMS: 20_000,
      // The dry run executes every test once; a busy machine needs more than the default of five minutes.
      dryRunTimeoutMinutes: 30,
      allowEmpty: true,
    }),
  );
  const run = spawnSync('npx', ['--no-install', 'stryker', 'run', config], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, GAME: asked },
    shell: process.platform === 'win32',
  });
  const found = run.status === 0 ? readFileSync(report, 'utf8') : null;
  rmSync(place, { recursive: true, force: true });
  if (found === null) throw new Error('Stryker did not finish; see its output above');
  const { files } = JSON.parse(found) as Report;
  const tried = Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.filter((one) => !['Ignored', 'CompileError', 'RuntimeError', 'Pending'].includes(one.status)).map((one) => ({ path, source, one })),
  );
  const chosen = shuffled(tried, next).slice(0, every ? undefined : count);
  const survivors = chosen.filter(({ one }) => one.status === 'Survived' || one.status === 'NoCoverage');
  for (const { path, source, one } of survivors.sort((a, b) => a.path.localeCompare(b.path) || a.one.location.start.line - b.one.location.start.line)) {
    console.log(`\n${describe(relative('.', path), source, one)}\n    would be caught by ${home(path)}`);
  }
  return { caught: chosen.length - survivors.length, all: chosen.length };
}
