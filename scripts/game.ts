// `npm run game -- euchre`: all checks of one game, for use while writing it: its types, the tests of its rows, its text, its ledger.
import './generate/registry.ts';
import './set-up/kept-code.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { ContentError } from '../src/lib/content/faults.ts';
import { contentFiles } from '../src/lib/content/files.ts';
import { contentAlone } from '../src/lib/content/one-page.ts';
import { loadWith } from '../src/rules-engine/index.ts';
import { registry } from '../src/rules-engine/registry.ts';
import { loadError } from './game/load-error.ts';
import { typeErrors } from './game/type-check.ts';
import { writeKnownIds } from './generate/known-ids.ts';

const [id = ''] = process.argv.slice(2);
if (!existsSync(`src/rules-engine/games/${id}/index.ts`)) {
  console.error(`Expected a game of src/rules-engine/games, found "${id}". A new one: npm run new-game -- ${id === '' ? 'chess' : id}`);
  process.exit(2);
}

interface Run {
  readonly child: ChildProcess;
  /** Its output, and whether it passed. */
  readonly ended: Promise<{ readonly passed: boolean; readonly output: string }>;
}

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: '1', BUILD: 'no', NODE_COMPILE_CACHE: '.cache/code', ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve({ passed: code === 0, output }))) };
}
const runTests = (files: readonly string[], env?: Readonly<Record<string, string>>): Run =>
  start(['node_modules/vitest/vitest.mjs', 'run', '--project', 'engine', '--project', 'site', ...files, '--reporter', 'dot'], env);

/** The tests that apply to every game, run for this one only. Its sections and addresses are read from the text, so nothing has to be built. */
const startTests = (): Run => runTests(['tests/conformance', 'tests/site/content.test.ts'], { GAME: id });

/** Test files of single games that score or play this one. */
function ownTests(): string[] {
  const plays = new RegExp(`/games/${id}/|\\b(?:play|score|count|sheet|deal)\\w*\\('${id}'`);
  return globSync('tests/engine/**/*.test.ts')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => new RegExp(`/games/${id}[.-]`).test(path) || plays.test(readFileSync(path, 'utf8')));
}

/** Faults in its text, each with its file: unknown tags, rules without a book, addresses that do not exist. */
async function textFaults(): Promise<string[]> {
  const library = await loadWith(registry, [id]);
  const pages = contentFiles('games').filter((page) => page === id || page.startsWith(`${id}/`));
  return pages.flatMap((page) => {
    try {
      contentAlone(library, page);
      return [];
    } catch (error) {
      return error instanceof ContentError ? error.faults : [`content/games/${page}.mdx: ${(error as Error).message}`];
    }
  });
}

const started = performance.now();
const tests = startTests();
const broken = await writeKnownIds(id);
const own = broken.find(({ game }) => game === id);
if (own !== undefined) tests.child.kill();
const ofGame = (file: string) => file.includes(`/games/${id}/`) || file.endsWith('known-ids.d.ts');
const types = typeErrors('.cache/types/tsconfig.json', `.cache/types/${id}.tsbuildinfo`, ofGame);
// If a game does not load, a compiler error is nearly always the cause, so those come first.
for (const error of types) console.log(error);
for (const { game, error } of broken) console.log(loadError(game, error));
let passed = types.length === 0 && broken.length === 0;
if (own !== undefined) console.log(`The tests of ${id} were not run: it has to load first.`);
else if (types.length > 0) {
  tests.child.kill();
  console.log(`The tests of ${id} were not run: its types have to be right first.`);
} else {
  const text = await textFaults();
  for (const fault of text) console.log(fault);
  const { passed: testsPassed, output } = await tests.ended;
  const failures = output.indexOf('FAIL');
  if (!testsPassed) console.log(output.slice(Math.max(0, failures)));
  passed &&= text.length === 0 && testsPassed;
  const format = await start(['node_modules/@biomejs/biome/bin/biome', 'check', `src/rules-engine/games/${id}`]).ended;
  if (!format.passed) console.log(`${format.output}\nnpm run format puts it in order.`);
  passed &&= format.passed;
  const single = passed ? ownTests() : [];
  if (single.length > 0) {
    const counted = await runTests(single).ended;
    if (!counted.passed) console.log(counted.output.slice(Math.max(0, counted.output.indexOf('FAIL'))));
    passed &&= counted.passed;
  }
}
console.log(`${id}: ${passed ? 'types, tests, text and format pass' : 'not yet'}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = passed ? 0 : 1;
