// `npm run bench:scale -- [games]`: builds the project as it will be with every game of the books and measures it: each game to come is a copy of
// one with as many forms. `--heavy` copies all in turn, the largest too (some 760 forms, thrice what the books have).
// The tree stands in the system's temporary folder; `-- 199 --keep` leaves it and its built site there, `-- --measure` measures the one left there.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type EditionFiles, LIST, sizeOfAll } from '../../src/lib/editions/edition-files.ts';
import { growTree } from './tree.ts';

const root = new URL('../../', import.meta.url).pathname.replace(/\/$/, '');
const tree = join(tmpdir(), 'hoyle-scale');
const many = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 199);
const env = { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1' };

/** Seconds on the clock and of the processor, and what was printed. */
function timed(command: string, args: readonly string[], more: Record<string, string> = {}): { wall: number; cpu: number; ok: boolean; said: string } {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('bash', ['-c', 'TIMEFORMAT="cpu %U %S"; time "$@"', 'bash', command, ...args], {
    cwd: tree,
    env: { ...env, ...more },
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const times = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(stderr);
  return { wall: (performance.now() - start) / 1000, cpu: Number(times?.[1] ?? 0) + Number(times?.[2] ?? 0), ok: status === 0, said: stdout + stderr };
}
const seconds = ({ wall, cpu }: { wall: number; cpu: number }) => `${wall.toFixed(1)} s on the clock, ${cpu.toFixed(1)} s of processor`;
const MB = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What a file is, for the list of the largest of each kind, and what it may weigh in gzip. */
const KINDS: readonly (readonly [string, RegExp, number])[] = [
  ['page of a game', /^games\/[^/]+\/index\.html$/, 60_000],
  ['page of a variant', /^games\/[^/]+\/[^/]+\/index\.html$/, 60_000],
  ['page of an offence', /^penalties\/.+\/index\.html$/, 60_000],
  ['page of a book', /^books\/.*index\.html$/, 60_000],
  ['score page', /^score\/.*index\.html$/, 60_000],
  ['any other page', /\.html$/, 60_000],
  ['first file of the search', /^search\/first\.json$/, 20_000],
  ['piece of words', /^search\/pieces\/w-.*\.json$/, 7_000],
  ['piece of a game', /^search\/pieces\/g-.*\.json$/, 18_000],
  ['kernel of the search', /^search\/kernel\.bin$/, 0],
  ['titles of the search', /^search\/records\.json$/, 0],
  ['engine of a game', /^engine\/(?!shared)/, 0],
  ['API file', /^api\/v1\/games\/.*\.json$/, 0],
  ['list of games in the API', /^api\/.*\.json$/, 0],
];

function measureDist(dist: string): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(dist, name)).isFile());
  const total = files.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
  console.log(`dist: ${MB(total)} in ${files.length} files (at most 120 MB)`);
  const folders = new Map<string, number>();
  for (const name of files) folders.set(name.split('/')[0] ?? '', (folders.get(name.split('/')[0] ?? '') ?? 0) + statSync(join(dist, name)).size);
  console.log(
    [...folders]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 8)
      .map(([name, size]) => `  ${name} ${MB(size)}`)
      .join('\n'),
  );
  const list = JSON.parse(readFileSync(join(dist, LIST), 'utf8')) as EditionFiles;
  console.log(`all of it without a network: ${MB(list.wire)} over the wire (at most 12 MB), ${MB(sizeOfAll(list))} on the device (at most 60 MB)`);
  const left = new Set(files.filter((name) => !name.startsWith('pagefind/')));
  for (const [kind, pattern, most] of KINDS) {
    const sizes = [...left].flatMap((name) => {
      if (!pattern.test(name)) return [];
      left.delete(name);
      return [[gzipSync(readFileSync(join(dist, name)), { level: 9 }).length, name] as const];
    });
    sizes.sort(([a], [b]) => b - a);
    const [largest] = sizes;
    const over = most === 0 ? 0 : sizes.filter(([size]) => size > most).length;
    if (largest !== undefined)
      console.log(
        `  ${kind}: ${sizes.length}, largest ${kB(largest[0])} ${largest[1]}${most === 0 ? '' : `, at most ${kB(most)}${over > 0 ? `: ${over} OVER` : ''}`}`,
      );
  }
}

if (!process.argv.includes('--measure')) {
  const copies = growTree(root, tree, many, process.argv.includes('--heavy'));
  const variants = readdirSync(join(tree, 'content/games'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.includes('/') && name.endsWith('.mdx'),
  ).length;
  console.log(`${many} games and ${variants} variants in ${tree}`);
  const built = timed(
    'npm',
    ['run', '--silent', 'build'],
    process.env.PROFILE === undefined ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${process.env.PROFILE}` },
  );
  console.log(`build: ${seconds(built)} (at most 90 s on two cores)`);
  if (!built.ok) console.log(built.said.slice(-3000));
  const last = copies[0] ?? 'euchre';
  console.log(
    `tests of one game (${last}): ${seconds(timed('npx', ['vitest', 'run', '--project', 'engine', 'tests/conformance', '--maxWorkers', '1'], { GAME: last }))} (at most 3 s)`,
  );
}
measureDist(join(tree, 'dist'));
if (process.argv.includes('--tests')) {
  for (const project of ['engine', 'site']) {
    const run = timed('npx', ['vitest', 'run', '--project', project], { BUILD: 'no' });
    console.log(
      `tests, ${project}: ${seconds(run)}\n${run.said
        .split('\n')
        .filter((line) => /Tests |Test Files|FAIL/.test(line))
        .slice(0, 30)
        .join('\n')}`,
    );
  }
}
if (!process.argv.includes('--keep') && !process.argv.includes('--measure')) rmSync(tree, { recursive: true, force: true });
