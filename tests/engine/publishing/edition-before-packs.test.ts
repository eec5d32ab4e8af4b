// @module-tag rotating
// A device with an edition from before packs existed: its window continues with its own files, and its pages are taken into the next edition.
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { RequestHandler } from '../../../src/components/client/offline/worker/request-handler.ts';
import { writeArchive } from '../../../src/lib/editions/archive.ts';
import { type Files, hashOf, INDEX, LIST } from '../../../src/lib/editions/edition-files.ts';
import { Caches, ORIGIN, pathOf, siteOf } from '../../support/editions/model-site.ts';

const BEFORE = 'dddddddddd';
const encode = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const page = (path: string) => encode(`<html><meta name="edition" content="${BEFORE}">${path}</html>`);

/** What such an edition left on the device: each file separately, the index uncompressed, and one list of all files. */
async function kept(caches: Caches): Promise<void> {
  const all = new Map([
    ...['/', '/offline/', '/games/a/'].map((path) => [path, page(path)] as const),
    ['/engine/a.old.js', encode('a of old')],
    ['/search/words.json', encode(`{"edition":"${BEFORE}"}`)],
    [INDEX, writeArchive([['/pagefind/x', 'text/plain', encode(`index of ${BEFORE}`)]]) as Uint8Array<ArrayBuffer>],
  ]);
  const files: Files = Object.fromEntries(await Promise.all([...all].map(async ([path, bytes]) => [path, [bytes.length, await hashOf(bytes)]] as const)));
  const list = encode(
    JSON.stringify({ edition: BEFORE, wire: 1, shell: ['/', '/offline/', '/search/words.json', INDEX], files, needs: { '/games/a/': ['/engine/a.old.js'] } }),
  );
  const cache = await caches.open(`hoyle-${BEFORE}-${await hashOf(list)}`);
  for (const [path, bytes] of [...all, [LIST, list] as const]) await cache.put(path, new Response(bytes));
}

test('the worker of an edition with packs serves a window of one without packs its own files, and takes over its pages', async () => {
  const caches = new Caches();
  await kept(caches);
  const site = await siteOf('aaaaaaaaaa', 'one');
  let online = true;
  let windows = ['old'];
  const handler = new RequestHandler(
    {
      caches: caches as unknown as CacheStorage,
      fetch: async (request) => {
        if (!online) throw new TypeError('failed to fetch');
        const bytes = site.files.get(pathOf(request));
        return bytes === undefined ? new Response('not found', { status: 404 }) : new Response(bytes);
      },
      silence: 1000,
      unzip: async (bytes) => new Uint8Array(gunzipSync(bytes)),
      windows: async () => windows,
      coming: () => false,
      update: async () => undefined,
      now: () => 1_000_000,
      metered: () => false,
    },
    site.name,
    site.proof,
  );
  const asks = async (path: string, mode: 'navigate' | 'cors', client: string) => {
    const later: Promise<unknown>[] = [];
    const request = { url: ORIGIN + path, mode, method: 'GET' } as Request;
    const response = await handler.answer({ request, client, resulting: '', later: (work) => void later.push(work) });
    await Promise.all(later);
    return response.text();
  };
  await handler.windows.set('old', BEFORE, true);
  await handler.install();
  await handler.tidy();
  online = false;
  expect(await asks('/engine/a.old.js', 'cors', 'old')).toBe('a of old');
  expect(await asks('/engine/a.old.js', 'cors', 'nobody said')).toBe('a of old');
  expect(await asks('/search/words.json', 'cors', 'old')).toBe(`{"edition":"${BEFORE}"}`);
  expect(await asks('/pagefind/x', 'cors', 'old')).toBe(`index of ${BEFORE}`);
  // Files of the next edition are not mixed in, and the page that was on the device is there again.
  expect(await asks('/search/words.json', 'cors', 'nobody said')).toBe('{"edition":"aaaaaaaaaa"}');
  expect(await asks('/games/a/', 'navigate', '')).toContain('content="aaaaaaaaaa"');
  expect(await asks('/engine/a.one.js', 'cors', '')).toBe('a of one');
  windows = [];
  await handler.tidy();
  expect((await caches.keys()).filter((name) => name.includes(BEFORE))).toEqual([]);
});

test('a path named like a built-in property is handled like any other missing page', async () => {
  const site = await siteOf('aaaaaaaaaa', 'one');
  let online = true;
  const handler = new RequestHandler(
    {
      caches: new Caches() as unknown as CacheStorage,
      fetch: async (request) => {
        if (!online) throw new TypeError('failed to fetch');
        return new Response(site.files.get(pathOf(request)));
      },
      silence: 1000,
      unzip: async (bytes) => new Uint8Array(gunzipSync(bytes)),
      windows: async () => [],
      coming: () => false,
      update: async () => undefined,
      now: () => 1,
      metered: () => false,
    },
    site.name,
    site.proof,
  );
  await handler.install();
  online = false;
  for (const path of ['/constructor/', '/toString/x/']) {
    const request = { url: ORIGIN + path, mode: 'navigate', method: 'GET' } as Request;
    const response = await handler.answer({ request, client: '', resulting: '', later: () => undefined });
    expect([path, await response.text()]).toEqual([path, new TextDecoder().decode(site.files.get('/offline/'))]);
  }
});
