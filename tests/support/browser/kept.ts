// What the service worker stores on the device, and how much a page and its worker download.

import type { AddressInfo } from 'node:net';
import { createServer, connect as open } from 'node:net';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until a service worker controls the page. */
export const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });

/** Maps each path in the edition caches to its size in bytes. */
export const keptOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const kept: Record<string, number> = {};
    for (const name of (await caches.keys()).filter((one) => /hoyle-\w+-/.test(one))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) kept[new URL(request.url).pathname] = (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;
    }
    return kept;
  });

/** Waits until the full text is cached. */
export const fullTextKept = (page: Page) =>
  expect.poll(async () => Object.keys(await keptOf(page)).some((path) => path.endsWith('/search/index.bin')), { timeout: 30_000 }).toBe(true);

export interface Line {
  readonly address: string;
  /** Bytes received, including headers. */
  bytes: number;
  /** Resolves when nothing has been received for that long. */
  readonly quiet: (milliseconds: number) => Promise<void>;
  readonly cut: () => void;
}

/** A proxy to a local server that counts the bytes received by pages and their workers. */
export async function lineTo(server: string): Promise<Line> {
  let last = Date.now();
  const relay = createServer((near) => {
    const far = open(Number(new URL(server).port), '127.0.0.1');
    far.on('data', (part) => {
      line.bytes += part.length;
      last = Date.now();
    });
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => near.destroy() && far.destroy());
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
  const line: Line = {
    address: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    bytes: 0,
    quiet: async (milliseconds) => {
      last = Date.now();
      while (Date.now() - last < milliseconds) await new Promise((done) => setTimeout(done, 50));
    },
    cut: () => relay.close(),
  };
  return line;
}
