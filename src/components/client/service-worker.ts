// The service worker. One cache an edition: it is filled before the edition takes over and thrown away whole when the next one does, and
// a page of another edition is never put into it, so two editions never mix. A new edition waits until every page of the old one is
// closed, or until the reader asks for it.
import { readArchive } from '../../lib/archive.ts';

declare const EDITION: string;
declare const SHELL: readonly string[];
declare const ARCHIVE: string;
const worker = self as unknown as ServiceWorkerGlobalScope;

const CACHE = `hoyle-${EDITION}`;
/** Marks, inside a cache, that the whole site is in it. */
const WHOLE = '/whole-site-taken';
const files = async () => (await (await fetch('/offline-files.json', { cache: 'no-cache' })).json()) as { edition: string; files: [string, number][] };

/** Unpacks the search index, which comes in one piece. */
async function unpack(cache: Cache): Promise<void> {
  const response = await fetch(ARCHIVE, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${ARCHIVE}: ${response.status}`);
  for (const [path, type, bytes] of readArchive(new Uint8Array(await response.arrayBuffer())))
    await cache.put(path, new Response(bytes, { headers: { 'Content-Type': type } }));
}

async function add(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, { cache: 'no-cache', redirect: 'follow' });
  if (!response.ok && path !== '/404.html') throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

/** Takes the whole site, telling how far it has come. Fails whole: a file that does not arrive ends it with its name. */
async function takeAll(tell: (done: number, of: number) => void): Promise<void> {
  const list = await files();
  if (list.edition !== EDITION) throw new Error('a newer edition is out; close the site and open it again');
  const cache = await caches.open(CACHE);
  const of = list.files.reduce((sum, [, size]) => sum + size, 0);
  let done = 0;
  const queue = [...list.files];
  const one = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [path, size] = next;
      if ((await cache.match(path)) === undefined) await add(cache, path);
      done += size;
      tell(done, of);
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  await cache.put(WHOLE, new Response('yes'));
}

async function hadWhole(): Promise<boolean> {
  for (const name of await caches.keys())
    if (name.startsWith('hoyle-') && name !== CACHE && (await (await caches.open(name)).match(WHOLE)) !== undefined) return true;
  return false;
}

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await Promise.all(SHELL.map((path) => add(cache, path)));
      await unpack(cache);
      // Whoever took the whole site keeps it: the new edition takes over only when all of it is here.
      if (await hadWhole()) await takeAll(() => undefined);
    })().catch(async (error) => {
      await caches.delete(CACHE);
      throw error;
    }),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('hoyle-') && name !== CACHE) await caches.delete(name);
      await worker.clients.claim();
      // The page that was open while this worker came is part of the visit: it has to be there offline too.
      const cache = await caches.open(CACHE);
      for (const client of await worker.clients.matchAll({ type: 'window' })) await remember(cache, new URL(client.url).pathname).catch(() => undefined);
    })(),
  );
});

/** Puts a page into the cache if it is of this edition. */
async function remember(cache: Cache, path: string, response?: Response): Promise<void> {
  const fresh = response ?? (await fetch(path, { cache: 'no-cache' }));
  if (!fresh.ok || fresh.redirected) return;
  const copy = fresh.clone();
  const text = (copy.headers.get('Content-Type') ?? '').startsWith('text/html') ? await copy.clone().text() : null;
  if (text !== null && !text.includes(`content="${EDITION}"`)) return;
  await cache.put(path, copy);
  // A page without a network has to count as well as to be read.
  for (const engine of new Set([...(text ?? '').matchAll(/data-engine="([^"]+)"/g)].flatMap(([, address]) => address ?? [])))
    if ((await cache.match(engine)) === undefined) await add(cache, engine);
}

/** Files of the search are asked for with the edition of the page: a page that came from the network after a new edition was out gets its own. */
const ofAnotherEdition = ({ pathname, search }: URL) => /^\/(search|pagefind)\/./.test(pathname) && /^\?[0-9a-f]{10}$/.test(search) && search !== `?${EDITION}`;

async function respond(event: FetchEvent, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path, { ignoreVary: true });
  if (kept !== undefined) return kept;
  try {
    const response = await fetch(event.request);
    if (event.request.mode === 'navigate' || /^\/(engine|_astro|icon|api)/.test(path))
      event.waitUntil(remember(cache, path, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    if (event.request.mode !== 'navigate') throw error;
    return (await cache.match('/offline/')) ?? Response.error();
  }
}

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== worker.location.origin || url.pathname === '/offline-files.json' || ofAnotherEdition(url)) return;
  event.respondWith(respond(event, url.pathname));
});

worker.addEventListener('message', (event) => {
  const port = event.ports[0];
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'how-much') {
    event.waitUntil(
      caches
        .open(CACHE)
        .then((cache) => cache.match(WHOLE))
        .then((whole) => port?.postMessage({ whole: whole !== undefined, edition: EDITION })),
    );
  }
  if (event.data === 'take-all') {
    event.waitUntil(
      takeAll((done, of) => port?.postMessage({ done, of })).then(
        () => port?.postMessage({ finished: true }),
        (error: Error) => port?.postMessage({ failed: error.message }),
      ),
    );
  }
});
