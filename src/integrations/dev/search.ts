// The files of the search in the dev server: a separate process makes them at the first request, and again at the first request after an edit.
// They are stored in .cache, so a server that restarts with the same sources has them at once.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOfSources } from '../../lib/editions/edition.ts';
import { DEV_EDITION } from '../../lib/publishing/dev-server.ts';
import { runWriteSearch, type SearchProcess } from '../search/run-write-search.ts';
import { writeKernel } from '../search/search-archives.ts';

const FOLDER = new URL('../../../.cache/dev-search/', import.meta.url);
/** Contains the hash of the sources that the files were made from; written last. */
const MADE_OF = new URL('.made-of', FOLDER);
/** The sources of the files. */
const SOURCES = ['content/', 'src/rules-engine/', 'src/lib/', 'src/integrations/'];

/** The files of the search, made on request. */
export interface DevSearch {
  /** Resolves with a file by its address, or with null if there is none, once all files match the current sources. */
  readonly read: (path: string) => Promise<Buffer | null>;
  /** Must be called when a file has changed. */
  readonly changed: (path: string) => void;
}

/** Starts nothing until a file is requested. `log` gets a message when the build of the files starts and when it ends. */
export function devSearch(log: (message: string) => void): DevSearch {
  /** Null if nothing has been made since the last edit. */
  let made: Promise<void> | null = null;
  /** Must settle before the files are made again. */
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

  /** Waits until the files match the current sources, however often those change meanwhile. */
  async function ready(): Promise<void> {
    for (;;) {
      made ??= last = last.catch(() => undefined).then(make);
      const awaited = made;
      try {
        await awaited;
      } catch (error) {
        // A run that was stopped by an edit is started again.
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
      const root = new URL('../../../', import.meta.url).pathname;
      if (!SOURCES.some((folder) => path.startsWith(`${root}${folder}`))) return;
      made = null;
      running?.stop();
    },
  };
}
