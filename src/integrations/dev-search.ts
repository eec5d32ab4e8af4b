// The files of the search in the dev server: a process of its own makes them when one is first asked for, and again when one is asked for
// after an edit. They are kept in .cache, so a server that starts again on the same sources has them at once.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOfSources } from '../lib/editions/edition.ts';
import { DEV_EDITION } from '../lib/publishing/dev-server.ts';
import { runWriteSearch, type SearchProcess } from './run-write-search.ts';
import { writeKernel } from './search-archives.ts';

const FOLDER = new URL('../../.cache/dev-search/', import.meta.url);
/** Holds the hash of the sources that the files were made of; written last. */
const MADE_OF = new URL('.made-of', FOLDER);
/** What the files are made of. */
const SOURCES = ['content/', 'src/rules-engine/', 'src/lib/', 'src/integrations/'];

/** The files of the search, made when they are wanted. */
export interface DevSearch {
  /** Resolves with a file by its address, or with null where there is none, when all files are of the sources as they stand. */
  readonly read: (path: string) => Promise<Buffer | null>;
  /** To be called when a file has changed. */
  readonly changed: (path: string) => void;
}

/** Begins nothing until a file is asked for. `log` gets a message when the build of the files starts and when it ends. */
export function devSearch(log: (message: string) => void): DevSearch {
  /** Null when nothing has been made since the last edit. */
  let made: Promise<void> | null = null;
  /** What is to end before the files are made again. */
  let last: Promise<void> = Promise.resolve();
  let running: SearchProcess | null = null;

  async function make(): Promise<void> {
    const hash = hashOfSources(SOURCES);
    if (existsSync(MADE_OF) && readFileSync(MADE_OF, 'utf8') === hash) return;
    log('making the files of the search');
    const began = performance.now();
    running = runWriteSearch(FOLDER);
    const said = await running.done;
    if (said instanceof Error) throw said;
    writeKernel(FOLDER, DEV_EDITION, '');
    writeFileSync(MADE_OF, hash);
    log(`${said}; made in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }

  /** Waits until the files are of the sources as they stand, however often those change meanwhile. */
  async function ready(): Promise<void> {
    for (;;) {
      made ??= last = last.catch(() => undefined).then(make);
      const awaited = made;
      try {
        await awaited;
      } catch (error) {
        // One that an edit has stopped is begun again.
        if (made === awaited) throw error;
      }
      if (made === awaited) return;
    }
  }

  return {
    read: async (path) => {
      await ready();
      const file = new URL(`.${path}`, FOLDER);
      return existsSync(file) ? readFileSync(file) : null;
    },
    changed: (path) => {
      const root = new URL('../../', import.meta.url).pathname;
      if (!SOURCES.some((folder) => path.startsWith(`${root}${folder}`))) return;
      made = null;
      running?.stop();
    },
  };
}
