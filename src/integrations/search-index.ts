// The files of the search are made beside the pages, by a process of their own (`write-search.ts`): they need nothing of a page but the sources,
// and the pages keep one core busy alone. When all pages stand they are moved among them.
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { runWriteSearch } from './run-write-search.ts';

const MADE = new URL('../../.cache/search-files/', import.meta.url);

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
