// `npm run game -- chess`: the loop to live in while a game is written. Types, the loops over its rows, its text and its ledger.
import './registry.ts';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { contentAlone } from '../src/lib/content-alone.ts';
import { ContentError } from '../src/lib/content-faults.ts';
import { contentFiles } from '../src/lib/content-files.ts';
import { loadWith } from '../src/rules-engine/index.ts';
import { registry } from '../src/rules-engine/registry.ts';

const [id = ''] = process.argv.slice(2);
if (!existsSync(`src/rules-engine/games/${id}/index.ts`)) {
  console.error(`Expected a game of src/rules-engine/games, found "${id}". A new one: npm run new-game -- ${id === '' ? 'chess' : id}`);
  process.exit(2);
}

/** Runs a tool of node_modules; what it prints, and whether it was content. */
function run(tool: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<{ readonly good: boolean; readonly said: string }> {
  return new Promise((settle) => {
    const child = spawn('npx', ['--no-install', tool, ...args], { env: { ...process.env, NO_COLOR: '1', ...env } });
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => settle({ good: code === 0, said }));
  });
}

const library = await loadWith(registry, [id]);
/** Problems of its text, each with its file: unknown tags, rules without a book, addresses that are none. */
function textFaults(): string[] {
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

const started = Date.now();
await import('./known-ids.ts');
const [types, loops] = await Promise.all([
  run('tsc', ['-p', '.cache/engine', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.cache/engine/tsbuildinfo']),
  run('vitest', ['run', '--project', 'engine', '--project', 'site', 'tests/conformance', 'tests/site/content.test.ts', '--reporter', 'dot'], {
    GAME: id,
    // Its sections and addresses are read from the text; no page has to be built for them.
    BUILT: 'yes',
  }),
]);
const typeFaults = types.said.split('\n').filter((line) => /error TS/.test(line));
const text = textFaults();
for (const fault of [...typeFaults, ...text]) console.log(fault);
if (!loops.good) console.log(loops.said.slice(loops.said.indexOf('FAIL')));
const good = types.good && loops.good && text.length === 0;
console.log(`${id}: ${good ? 'types, loops and text are sound' : 'not yet'}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = good ? 0 : 1;
