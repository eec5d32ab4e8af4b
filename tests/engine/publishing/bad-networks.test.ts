// What a bad network does to a visit, one case at a time; tests/engine/publishing/edition-model.test.ts makes random faults.

import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { seeded } from '../../../scripts/seeded.ts';
import { Device } from '../../support/editions/model.ts';
import type { Fault } from '../../support/editions/model-network.ts';
import { type Site, siteOf } from '../../support/editions/model-site.ts';

const sites = [await siteOf('aaaaaaaaaa', 'one'), await siteOf('bbbbbbbbbb', 'two')] as const;
const [first, second] = sites;
let device: Device;

/** A reader who has the first edition and the page of one game. */
beforeEach(async () => {
  // A seed for which the device can decompress packs, on a connection that is not metered.
  device = new Device(seeded(1), sites, 'as told', 500);
  expect(device.unzips).toBe(true);
  await device.visit(null, '/games/a/');
  await device.look();
  expect(device.active?.edition).toBe(first.name);
});

const shown = async (path: string): Promise<Site | null> => {
  await device.visit(null, path);
  return device.windows.at(-1)?.site ?? null;
};
/** Makes the next requests fail. */
const fail = (fault: Fault, times: number) => device.network.failFrom(1, fault, times);

test('a truncated page of another edition in the browser cache is requested again, bypassing the cache', async () => {
  device.network.host = [second];
  fail('cut', 1);
  expect(await shown('/games/b/')).toBe(second);
});

test('a page that the host keeps truncating is rejected, and arrives once the host works', async () => {
  device.network.host = [second];
  fail('cut', 9);
  expect(await shown('/games/b/')).toBe(null);
  device.network.heal();
  expect(await shown('/games/b/')).toBe(second);
});

test('the sign-in page of a captive portal does not replace a page that is on the device', async () => {
  const [window] = device.windows;
  fail('portal', 9);
  // After code is missing, the worker asks the host first.
  expect((await device.ask('/engine/b.one.js', 'cors', window?.id ?? '')).ok).toBe(false);
  expect(await shown('/games/a/')).toBe(first);
  expect(await shown('/')).toBe(first);
});

test.each([
  'hangs',
  'stops',
] as const)('a host that %s: a page on the device is shown, another says that the site cannot be reached, and arrives later', async (fault) => {
  const [window] = device.windows;
  fail(fault, 40);
  expect((await device.ask('/engine/b.one.js', 'cors', window?.id ?? '')).status).toBe(503);
  expect(await shown('/games/a/')).toBe(first);
  await device.visit(null, '/games/b/');
  expect(device.told.at(-1)).toMatch(/^visit \/games\/b\/: 200 aaaaaaaaaa/);
  expect(await (await device.ask('/games/b/', 'navigate', '', 'w9')).text()).toContain('/offline/');
  expect(device.network.unlimited).toBe(0);
  device.network.heal();
  // The request for the list times out a few milliseconds after that for the page. A page requested before then would share its failure.
  await setTimeout(100);
  expect(await (await device.ask('/games/b/', 'navigate', '', 'w9')).text()).toContain('/games/b/');
});

test.each(['cut', 'portal'] as const)('a damaged part of the full text in the browser cache (%s) is requested again', async (fault) => {
  const [window] = device.windows;
  const path = `/pagefind/fragment/${first.name}-0.pf_fragment`;
  fail(fault, 1);
  const response = await device.ask(path, 'cors', window?.id ?? '');
  expect(response.ok).toBe(true);
  expect(Buffer.from(await response.arrayBuffer()).equals(first.files.get(path) ?? new Uint8Array())).toBe(true);
});
