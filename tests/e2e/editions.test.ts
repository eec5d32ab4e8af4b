// Two editions of the site, one after the other at the same address: no page may ever be made of both.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteHandler } from '../../scripts/serve.ts';
import { site } from '../support/browser.ts';

const house = site();
const folder = mkdtempSync(join(tmpdir(), 'hoyle-editions-'));
const FIRST = /<meta name="edition" content="([0-9a-f]{10})">/.exec(readFileSync(new URL('../../dist/index.html', import.meta.url), 'utf8'))?.[1] ?? '';
const SECOND = '0123456789';
let out = FIRST;
let server: Server;
let address = '';

/** A copy of the built site under the name of another edition; its vocabulary says which. */
function edition(name: string): (...args: Parameters<ReturnType<typeof siteHandler>>) => void {
  const copy = join(folder, name);
  cpSync(new URL('../../dist/', import.meta.url), copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' }))
    if (/\.(html|js|json)$/.test(file)) {
      const text = readFileSync(join(copy, file), 'utf8');
      if (text.includes(FIRST)) writeFileSync(join(copy, file), text.replaceAll(FIRST, name));
    }
  const vocabulary = join(copy, 'search/vocabulary.json');
  writeFileSync(vocabulary, JSON.stringify({ ...JSON.parse(readFileSync(vocabulary, 'utf8')), edition: name }));
  return siteHandler(pathToFileURL(`${copy}/`));
}

beforeAll(async () => {
  const handlers = { [FIRST]: edition(FIRST), [SECOND]: edition(SECOND) };
  server = createServer((request, response) => handlers[out]?.(request, response));
  await new Promise<void>((done) => server.listen(0, done));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

test('a new edition waits until the reader opens it, and no page mixes the two', async () => {
  const context = await house.context({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  /** The edition of the page that is open, and of the vocabulary that it gets. */
  const editions = () =>
    page.evaluate(async () => {
      const its = document.querySelector<HTMLMetaElement>('meta[name="edition"]')?.content ?? '';
      const got = (await (await fetch(`/search/vocabulary.json?${its}`)).json()) as { edition: string };
      return [its, got.edition];
    });
  await page.goto(`${address}/games/euchre/`);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
  });
  expect(await editions()).toEqual([FIRST, FIRST]);

  out = SECOND;
  await page.goto(`${address}/games/euchre/`);
  expect(await editions()).toEqual([FIRST, FIRST]);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.locator('.new-edition').waitFor();
  // The old edition goes on until the reader says otherwise.
  await page.goto(`${address}/penalties/`);
  expect(await editions()).toEqual([FIRST, FIRST]);
  // A page that the first visit never had comes from the network, whole and of the new edition.
  await page.goto(`${address}/games/cribbage/`);
  expect(await editions()).toEqual([SECOND, SECOND]);

  await page.goto(`${address}/games/euchre/`);
  expect(await editions()).toEqual([FIRST, FIRST]);
  await page.locator('.new-edition button').click();
  await page.waitForFunction((name) => document.querySelector<HTMLMetaElement>('meta[name="edition"]')?.content === name, SECOND);
  expect(await editions()).toEqual([SECOND, SECOND]);
  await context.setOffline(true);
  await page.goto(`${address}/search/?q=revoke+euchre`);
  await page.locator('[data-result]').first().waitFor();
  expect(await editions()).toEqual([SECOND, SECOND]);
  expect(await page.evaluate(() => caches.keys())).toEqual([`hoyle-${SECOND}`]);
});
