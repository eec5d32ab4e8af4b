// The tests in three tiers; arguments after the tier go to Vitest.
//   npm run quick        no build, no browser: the engine's tests, linter, type checks
//   npm test             the same, plus the built site and the main stories in a browser, with samples of long tests and a rotating part of the rest
//   npm run test:full    everything, with a new random seed
import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { browser, packages } from './set-up/ready.mjs';
import { printReport, REPORT, writeReport } from './test/report.mjs';

const TIERS = ['quick', 'test', 'full'];
const [first = 'test', ...others] = process.argv.slice(2);
const [tier, options] = TIERS.includes(first) ? [first, others] : ['test', process.argv.slice(2)];
const started = performance.now();
/** Projects that read only the sources. */
const SOURCES = ['engine', 'repo', 'proofs'];

packages();
// The compile cache halves the loading time of each worker and of each command that a test starts.
const env = { ...process.env, TIER: tier, ASTRO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: resolve('.cache/code') };
const select = [];
if (tier !== 'full') {
  env.SAMPLE = process.env.SAMPLE ?? String(randomInt(1000));
  console.log(`Sample ${env.SAMPLE} of what is long. To run it again: SAMPLE=${env.SAMPLE} npm ${tier === 'test' ? 'test' : `run ${tier}`}`);
  select.push('--tags-filter=!full');
  // Files given by name run even if it is not their turn.
  if (options.length === 0) {
    const quarter = Math.floor(Number(env.SAMPLE) / 250);
    const byTurns = [...new Set(tier === 'quick' ? [...rotating(), ...testsOfUnchangedGames()] : rotating())];
    select.push(...byTurns.filter((_, n) => n % 4 !== quarter % 4).map((file) => `--exclude=${file}`));
  }
}
if (tier === 'full') {
  env.SEED = process.env.SEED ?? String(randomInt(2 ** 31));
  console.log(`Random tests with seed ${env.SEED}. To run them again: SEED=${env.SEED} npm run test:full`);
}

let skipped = false;
if (tier !== 'quick') {
  const chromium = await browser();
  if (chromium !== null) env.CHROMIUM = chromium;
  else if (process.env.CI) {
    console.error('The browser tests need a Chromium and none could be had. On CI that is a failure: install one, or name it with CHROMIUM=/path/to/chrome.');
    process.exit(1);
  } else {
    skipped = true;
    select.push('--project=!pages', '--project=!e2e', '--project=!offline');
  }
}

function testFiles() {
  return readdirSync('tests', { recursive: true })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts'))
    .sort();
}

/**
 * The files tagged as rotating. A quarter of them runs, which one depends on SAMPLE / 250, because `sample` (tests/support/tier.ts) uses the
 * remainder of SAMPLE: so each file meets each part of its lists.
 */
function rotating() {
  return testFiles().filter((path) => readFileSync(path, 'utf8').startsWith('// @module-tag rotating'));
}

/** The tests of single games of which nothing differs from the commit before the last; none where git does not say what has changed. */
function testsOfUnchangedGames() {
  let changed;
  try {
    changed = execFileSync('git', ['diff', '--name-only', 'HEAD~1'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return [];
  }
  const games = [...changed.matchAll(/^src\/rules-engine\/games\/([^/]+)\//gm)].map(([, game]) => game);
  return testFiles().filter(
    (path) => path.startsWith('tests/engine/games/') && !changed.includes(path) && !games.some((game) => path.startsWith(`tests/engine/games/${game}`)),
  );
}

/** Runs Vitest and returns its exit status. With a log file, its output goes there. */
function vitest(args, report, extra = {}, log = undefined) {
  rmSync(report, { force: true });
  return new Promise((end) => {
    const child = spawn('npm', ['run', '--silent', 'vitest', '--', ...args], {
      cwd: new URL('..', import.meta.url),
      env: { ...env, ...extra, REPORT: report },
      stdio: log === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    if (log !== undefined) {
      const file = createWriteStream(log);
      for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false });
    }
    // Runs in the background have a lower priority, so that pages in the browser are not late.
    if (log !== undefined && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.on('close', (status) => end(status ?? 1));
  });
}

/**
 * Runs the tests of the sources while the site is built and tested: the build is single-threaded for most of its time, and the tests that fetch
 * and store run one at a time and often wait.
 */
async function sideBySide() {
  mkdirSync('.cache', { recursive: true });
  const log = '.cache/test-sources.log';
  const reports = ['.cache/test-report-sources.json', '.cache/test-report-site.json'];
  const statuses = await Promise.all([
    vitest([...select, ...SOURCES.map((name) => `--project=${name}`)], reports[0], { BUILD: 'no', WORKERS: String(availableParallelism()) }, log),
    vitest([...select, ...SOURCES.map((name) => `--project=!${name}`)], reports[1]),
  ]);
  process.stdout.write(readFileSync(log));
  writeReport(reports);
  return Math.max(...statuses);
}

let status;
if (tier === 'quick') {
  const projects = options.some((option) => option.startsWith('--project')) ? [] : ['--project=engine', '--project=repo'];
  status = await vitest([...select, ...projects, ...options], REPORT, { BUILD: 'no' });
} else if (options.length > 0) status = await vitest([...select, ...options], REPORT);
else status = await sideBySide();
printReport();
console.log(`${tier} tier: ${((performance.now() - started) / 1000).toFixed(0)} s`);
if (skipped)
  console.error(`
  ****************************************************************************
  BROWSER TESTS SKIPPED: no Chromium was found, so nothing was tested in a browser.
  Install Chromium or Chrome, or name one: CHROMIUM=/path/to/chrome npm test
  ****************************************************************************`);
process.exit(status);
