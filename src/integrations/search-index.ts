// The files of the search are made beside the pages, by a process of their own (`write-search.ts`): they need nothing of a page but the sources,
// and the pages keep one core busy alone. When all pages stand they are moved among them.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const MADE = new URL('../../.cache/search-files/', import.meta.url);

/** Runs it. Resolves with what it said, or the error that it ended with: nobody waits for it yet. */
function writeSearch(): Promise<string | Error> {
  rmSync(MADE, { recursive: true, force: true });
  mkdirSync(MADE, { recursive: true });
  const child = spawn(process.execPath, [fileURLToPath(new URL('./write-search.ts', import.meta.url)), fileURLToPath(MADE)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return new Promise((done) => {
    child.once('error', done);
    child.once('close', (code) => {
      process.off('exit', stop);
      done(code === 0 ? said.trim() : new Error(`The files of the search were not written: exit ${code}. Its message is above.`));
    });
  });
}

/** Moves all that was made into the site; a site on another disk gets copies. */
function moveInto(dir: URL): void {
  for (const part of readdirSync(MADE)) {
    mkdirSync(new URL(part, dir), { recursive: true });
    for (const name of readdirSync(new URL(`${part}/`, MADE))) {
      const [from, to] = [new URL(`${part}/${name}`, MADE), new URL(`${part}/${name}`, dir)];
      try {
        renameSync(from, to);
      } catch {
        cpSync(from, to, { recursive: true });
      }
    }
  }
  rmSync(MADE, { recursive: true });
}

export default function searchIndex(): AstroIntegration {
  let written: Promise<string | Error>;
  return {
    name: 'search-index',
    hooks: {
      'astro:build:start': () => {
        written = writeSearch();
      },
      'astro:build:done': async ({ dir, logger }) => {
        const said = await written;
        if (said instanceof Error) throw said;
        moveInto(dir);
        logger.info(said);
      },
    },
  };
}
