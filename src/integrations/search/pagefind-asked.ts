// Queries a full text that has just been written, with Pagefind's own script and WebAssembly, as a page would, so that a broken index stops
// the build. It runs in a separate thread, because Pagefind needs a global `document` to run as in a page.
import { readFileSync } from 'node:fs';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { fragmentIn, fragmentPlace } from '../../lib/search/files/fragments.ts';

interface Asked {
  readonly folder: string;
  readonly words: string;
  readonly kind: string;
  readonly url: string;
}
interface Found {
  results: { data: () => Promise<{ url: string }> }[];
}
const ORIGIN = 'http://site.invalid';

async function ask({ folder, words, kind, url }: Asked): Promise<string | null> {
  const page = globalThis as unknown as Record<string, unknown>;
  const lacking: string[] = [];
  page.location = new URL(ORIGIN);
  page.document = { querySelector: () => ({ getAttribute: () => 'en' }), currentScript: null };
  page.fetch = async (address: string) => {
    const { pathname } = new URL(address, ORIGIN);
    const place = fragmentPlace(pathname);
    const file = (place?.file ?? pathname).replace('/pagefind/', '');
    try {
      const bytes = readFileSync(new URL(file, folder));
      return new Response(place === null ? bytes : fragmentIn(bytes.toString(), place));
    } catch {
      lacking.push(file);
      return new Response(null, { status: 404 });
    }
  };
  const { createInstance } = (await import(new URL('pagefind.js', folder).href)) as {
    createInstance: (options: object) => { init: () => Promise<void>; search: (words: string, options: object) => Promise<Found> };
  };
  const pagefind = createInstance({ basePath: '/pagefind/', baseUrl: '/', noWorker: true });
  await pagefind.init();
  for (const filters of [{}, { kind }]) {
    const { results } = await pagefind.search(words, { filters });
    const urls = await Promise.all(results.map(async (one) => (await one.data()).url));
    if (lacking.length > 0) return `it asks for ${lacking.join(', ')}, which is not there`;
    if (!urls.includes(url))
      return `“${words}”${'kind' in filters ? ` among ${kind}` : ''}: expected ${url}, found ${urls.slice(0, 5).join(', ') || 'nothing'}`;
  }
  return null;
}

/** Null if the index in a folder finds a record by its words, with a filter and without; else what it found instead. */
export function askIndex(asked: Asked): Promise<string | null> {
  return new Promise((done) => {
    const thread = new Worker(new URL(`file://${process.cwd()}/src/integrations/search/pagefind-asked.ts`), { workerData: asked, stderr: true });
    thread.once('message', done);
    thread.once('error', (error) => done(String(error)));
  });
}

if (parentPort !== null && (workerData as Partial<Asked> | null)?.folder !== undefined)
  parentPort.postMessage(await ask(workerData as Asked).catch((error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))));
