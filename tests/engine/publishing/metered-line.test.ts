// @module-tag rotating
// Nothing large is downloaded unasked: the full-text index comes with a search; on a metered connection, only with the whole site.
import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { RequestHandler } from '../../../src/components/client/offline/worker/request-handler.ts';
import { INDEX, packAt } from '../../../src/lib/editions/edition-files.ts';
import { Caches, ORIGIN, pathOf, type Site, siteOf } from '../../support/editions/model-site.ts';

/** An index that does not compress to a small size. */
const LARGE = randomBytes(450_000).toString('base64');

async function device(metered: boolean) {
  const site = await siteOf('aaaaaaaaaa', 'one', LARGE);
  const path = `/pagefind/fragment/${site.name}-0.pf_fragment`;
  const asked: string[] = [];
  const world = {
    caches: new Caches() as unknown as CacheStorage,
    fetch: async (request: Request | string) => {
      const path = pathOf(request);
      asked.push(path);
      const bytes = site.files.get(path);
      return bytes === undefined ? new Response('none', { status: 404 }) : new Response(bytes);
    },
    windows: async () => [],
    coming: () => false,
    update: async () => undefined,
    now: () => 1,
    silence: 1000,
    unzip: async (bytes: Uint8Array) => new Uint8Array(gunzipSync(bytes)),
    metered: () => metered,
  };
  const handler = new RequestHandler(world, site.name, site.proof);
  await handler.install();
  await handler.windows.set('a window', site.name);
  const part = async () => {
    const response = await handler.answer({ request: new Request(ORIGIN + path), client: 'a window', resulting: '', later: () => undefined });
    return gunzipSync(await response.arrayBuffer()).toString();
  };
  return { handler, asked, part, path };
}

test('a visit does not fetch the full-text index; a search is answered from a few small files, and then fetches the index, once', async () => {
  const { handler, asked, part, path } = await device(false);
  expect(asked).toContain('/offline/');
  expect(asked).not.toContain(INDEX);
  expect(await part()).toBe(LARGE);
  expect(asked).toContain(path);
  expect(asked).not.toContain(INDEX);
  await handler.keepFullText();
  expect(asked).toContain(INDEX);
  asked.length = 0;
  expect(await part()).toBe(LARGE);
  await handler.keepFullText();
  expect(asked).toEqual([]);
});

test('on a metered connection a search does not fetch the index; taking the whole site does', async () => {
  const { handler, asked, part } = await device(true);
  expect(await part()).toBe(LARGE);
  await handler.keepFullText();
  expect(asked).not.toContain(INDEX);
  const before = await (await handler.own()).amount();
  expect([before.whole, before.left > 400_000, before.left < before.size]).toEqual([false, true, true]);
  await handler.takeAll(() => undefined);
  expect(asked).toContain(INDEX);
  expect(await (await handler.own()).amount()).toMatchObject({ whole: true, left: 0 });
  expect((await part()).length).toBe(LARGE.length);
});

describe('a new edition', () => {
  /** A device that opened both games in one edition and then gets the next edition, in which the first game has changed. */
  async function updated(whole: boolean, { searched = false, metered = true } = {}) {
    const index = searched ? LARGE : 'index';
    const [old, next] = [await siteOf('aaaaaaaaaa', 'one', index, LARGE), await siteOf('bbbbbbbbbb', 'one', index, randomBytes(450_000).toString('base64'))];
    const caches = new Caches() as unknown as CacheStorage;
    const asked: string[] = [];
    const state = { host: old, metered: false };
    const houseOf = (site: Site) =>
      new RequestHandler(
        {
          caches,
          fetch: async (request: Request | string) => {
            asked.push(pathOf(request));
            const bytes = state.host.files.get(pathOf(request));
            return bytes === undefined ? new Response('none', { status: 404 }) : new Response(bytes);
          },
          windows: async () => ['a window'],
          coming: () => false,
          update: async () => undefined,
          now: () => 1,
          silence: 1000,
          unzip: async (bytes: Uint8Array) => new Uint8Array(gunzipSync(bytes)),
          metered: () => state.metered,
        },
        site.name,
        site.proof,
      );
    const first = houseOf(old);
    await first.install();
    for (const path of ['/games/a/', '/games/b/']) await first.shown('a window', path, old.name);
    if (whole) await first.takeAll(() => undefined);
    if (searched) await first.keepFullText();
    asked.length = 0;
    Object.assign(state, { host: next, metered });
    const handler = houseOf(next);
    await handler.install();
    await handler.shown('a window', '/', next.name);
    const packOf = (part: string, { list }: Site) => packAt(part, list.parts[part]?.[0] ?? [0, '']);
    return { old, next, handler, asked, state, packOf };
  }

  test('fetches the full-text index only if the device had that of the previous edition', async () => {
    expect((await updated(false, { metered: false })).asked).not.toContain(INDEX);
    const { asked, handler } = await updated(false, { searched: true, metered: false });
    expect(asked.filter((path) => path === INDEX)).toEqual([INDEX]);
    expect(await (await handler.own()).fullText.isHere()).toBe(true);
  });

  test('on a metered connection, fetches the index once the connection is no longer metered', async () => {
    const { asked, handler, next, state } = await updated(false, { searched: true });
    expect(asked).not.toContain(INDEX);
    state.metered = false;
    await handler.shown('a window', '/', next.name);
    expect(await (await handler.own()).fullText.isHere()).toBe(true);
  });

  test('on a metered connection, takes over unchanged packs, fetches nothing large, and fetches the rest once no longer metered', async () => {
    const { old, next, handler, asked, state, packOf } = await updated(false);
    expect(packOf('games/b', next)).toBe(packOf('games/b', old));
    expect(packOf('games/a', next)).not.toBe(packOf('games/a', old));
    expect(asked.filter((path) => path.endsWith('.bin') && path.startsWith('/packs/'))).toEqual([]);
    const own = await handler.own();
    expect(typeof (await own.read('/games/b/'))).toBe('object');
    expect(await own.read('/games/a/')).toBe('missing');
    state.metered = false;
    await handler.shown('a window', '/', next.name);
    expect(asked).toContain(packOf('games/a', next));
    expect(typeof (await own.read('/games/a/'))).toBe('object');
    asked.length = 0;
    await handler.shown('a window', '/', next.name);
    expect(asked).toEqual([]);
  });

  test('on a metered connection, is completed once no longer metered, if the whole site was wanted', async () => {
    const { handler, next, state } = await updated(true);
    const own = await handler.own();
    expect((await own.amount()).whole).toBe(false);
    state.metered = false;
    await handler.shown('a window', '/', next.name);
    expect((await own.amount()).whole).toBe(true);
  });
});
