// On a metered line nothing large comes that nobody asked for; what was asked for comes.
import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { House } from '../../src/components/client/offline/house.ts';
import { INDEX } from '../../src/lib/edition-files.ts';
import { Caches, ORIGIN, pathOf, siteOf } from '../support/editions/model-site.ts';

/** An index that compresses to no less than is large. */
const LARGE = randomBytes(450_000).toString('base64');

async function device(metered: boolean) {
  const site = await siteOf('aaaaaaaaaa', 'one', LARGE);
  const asked: string[] = [];
  const world = {
    caches: new Caches() as unknown as CacheStorage,
    fetch: async (request: Request | string) => {
      const path = pathOf(request);
      asked.push(path);
      const bytes = site.files.get(path);
      return bytes === undefined ? new Response('a part', { status: path.startsWith('/pagefind/') ? 200 : 404 }) : new Response(bytes);
    },
    windows: async () => [],
    coming: () => false,
    update: async () => undefined,
    now: () => 1,
    unzip: async (bytes: Uint8Array) => new Uint8Array(gunzipSync(bytes)),
    metered: () => metered,
  };
  const house = new House(world, site.name, site.proof);
  await house.install();
  await house.windows.set('a window', site.name);
  const part = () =>
    house
      .answer({ request: new Request(`${ORIGIN}/pagefind/x`), client: 'a window', resulting: '', later: () => undefined })
      .then((response) => response.text());
  return { house, asked, part };
}

test('a first visit takes the index in one piece, and not on a metered line', async () => {
  expect((await device(false)).asked).toContain(INDEX);
  const { house, asked, part } = await device(true);
  expect(asked).not.toContain(INDEX);
  expect(asked).toContain('/offline/');
  expect(await part()).toBe('a part');
  expect(asked).not.toContain(INDEX);
  const before = await (await house.own()).amount();
  expect([before.whole, before.left > 400_000, before.left < before.size]).toEqual([false, true, true]);
  await house.takeAll(() => undefined);
  expect(asked).toContain(INDEX);
  expect(await (await house.own()).amount()).toMatchObject({ whole: true, left: 0 });
  expect((await part()).length).toBe(LARGE.length);
});
