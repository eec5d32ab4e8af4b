// What the dev server serves beside the pages: the bundles of the scorers, the code of receipts, the files of the search and a list of an
// edition, which a build would have written into dist. It has no service worker.
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { type EditionFiles, LIST } from '../../lib/editions/edition-files.ts';
import { DEV_EDITION, markDevServer } from '../../lib/publishing/dev-server.ts';
import { typeOf } from '../search/search-archives.ts';
import { devBundle } from './scorers.ts';
import { devSearch } from './search.ts';

const ROOT = new URL('../../../', import.meta.url);
/** Folders that the server or a build writes; changes in them affect no page. */
const NOT_WATCHED = ['.cache', 'dist', 'public/embed', 'public/engine', 'public/rules'].map((folder) => `${fileURLToPath(new URL(folder, ROOT))}/**`);
const BUNDLE = /^\/engine\/([\w.-]+)\.js$/;
const SEARCH_FILE = /^\/(?:search\/(?:first\.json|kernel\.bin|records\.json|pieces\/[^/]+)|pagefind\/.+)$/;

/** An edition's list without files: pages read from it which edition the server has. */
const LIST_OF_NONE: EditionFiles = {
  edition: DEV_EDITION,
  folder: '',
  wire: 0,
  shell: [],
  shared: [],
  onDemand: [],
  frame: [0, ''],
  files: {},
  needs: {},
  parts: {},
};

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/** Adds a middleware before those of the server. `log` gets each message. */
function serveBuiltFiles(server: ViteDevServer, log: (message: string) => void): void {
  const search = devSearch(log);
  server.watcher.on('all', (_, path) => search.changed(path));
  /** A file that a build would have written, by its address: undefined if it is not such an address, null if there is no such file. */
  const fileAt = (path: string): Promise<string | Buffer | null> | undefined => {
    const [, bundle] = BUNDLE.exec(path) ?? [];
    if (bundle !== undefined) return devBundle(server, bundle);
    if (path === LIST) return Promise.resolve(JSON.stringify(LIST_OF_NONE));
    return SEARCH_FILE.test(path) ? search.read(path) : undefined;
  };
  server.middlewares.use((request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/rules/receipts.js') {
      response.writeHead(307, { Location: '/src/lib/receipts/engine.ts' }).end();
      return;
    }
    const file = fileAt(path);
    if (file === undefined) return next();
    file.then(
      (found) => (found === null ? send(response, 404, 'text/plain', 'Not found') : send(response, 200, typeOf(path), found)),
      (error: unknown) => send(response, 500, 'text/plain', error instanceof Error ? error.message : String(error)),
    );
  });
}

export default function devServer(): AstroIntegration {
  return {
    name: 'dev-server',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        markDevServer();
        // A cache inside the project, because several checkouts may share node_modules.
        updateConfig({ vite: { cacheDir: '.cache/vite', server: { watch: { ignored: NOT_WATCHED } } } });
      },
      'astro:server:setup': ({ server, logger }) => serveBuiltFiles(server, (message) => logger.info(message)),
    },
  };
}
