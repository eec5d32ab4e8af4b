// The files of the search are made in parallel with the pages, in a separate process (`write-search.ts`): they depend only on the sources, and
// rendering the pages keeps one core busy. They are moved into the site when all pages are rendered.
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { runWriteSearch } from './run-write-search.ts';

const MADE = new URL('../../../.cache/search-files/', import.meta.url);

/** Moves the files of the search into the site; copies them if it is on another disk. */
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
        written = runWriteSearch(MADE).done;
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
