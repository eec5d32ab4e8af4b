// What a bad network does to a visit, one case at a time; tests/engine/publishing/edition-model.test.ts throws them at random.
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { Device } from '../../support/editions/model.ts';
import type { Fault } from '../../support/editions/model-network.ts';
import { type Site, siteOf } from '../../support/editions/model-site.ts';
import { numbers } from '../../support/editions/numbers.ts';

const sites = [await siteOf('aaaaaaaaaa', 'one'), await siteOf('bbbbbbbbbb', 'two')] as const;
const [first, second] = sites;
let device: Device;

/** A reader who has the first edition, with the page of one game. */
beforeEach(async () => {
  // Dice of a device that opens packs, on a line that is free.
  device = new Device(numbers(1), sites, 'as told', 500);
  expect(device.unzips).toBe(true);
  await device.visit(null, '/games/a/');
  await device.look();
  expect(device.active?.edition).toBe(first.name);
});

const shown = async (path: string): Promise<Site | null> => {
  await device.visit(null, path);
  return device.windows.at(-1)?.site ?? null;
};
/** The next requests fail. */
const fail = (fault: Fault, times: number) => device.network.failFrom(1, fault, times);

test('half a page of another edition, which the browser has kept, is asked for again past its cache', async () => {
  device.network.host = [second];
  fail('cut', 1);
  expect(await shown('/games/b/')).toBe(second);
});

test('half a page that the host goes on giving is refused, and comes when the host is well', async () => {
  device.network.host = [second];
  fail('cut', 9);
  expect(await shown('/games/b/')).toBe(null);
  device.network.heal();
  expect(await shown('/games/b/')).toBe(second);
});

test("a sign-in page of an inn's network takes the place of no page that is here", async () => {
  const [window] = device.windows;
  fail('portal', 9);
  // Code that has not come makes the worker ask the host first from now on.
  expect((await device.ask('/engine/b.one.js', 'cors', window?.id ?? '')).ok).toBe(false);
  expect(await shown('/games/a/')).toBe(first);
  expect(await shown('/')).toBe(first);
});

test.each([
  'hangs',
  'stops',
] as const)('a host that %s: a page that is here is shown, another says that the site cannot be reached, and comes later', async (fault) => {
  const [window] = device.windows;
  fail(fault, 40);
  expect((await device.ask('/engine/b.one.js', 'cors', window?.id ?? '')).status).toBe(503);
  expect(await shown('/games/a/')).toBe(first);
  await device.visit(null, '/games/b/');
  expect(device.told.at(-1)).toMatch(/^visit \/games\/b\/: 200 aaaaaaaaaa/);
  expect(await (await device.ask('/games/b/', 'navigate', '', 'w9')).text()).toContain('/offline/');
  expect(device.network.unlimited).toBe(0);
  device.network.heal();
  // The request for the list times out a few milliseconds after that for the page. A page asked for before then would share its failure.
  await setTimeout(100);
  expect(await (await device.ask('/games/b/', 'navigate', '', 'w9')).text()).toContain('/games/b/');
});

test.each(['cut', 'portal'] as const)('a part of the full text that the browser keeps spoilt (%s) is asked for again', async (fault) => {
  const [window] = device.windows;
  const path = `/pagefind/fragment/${first.name}-0.pf_fragment`;
  fail(fault, 1);
  const response = await device.ask(path, 'cors', window?.id ?? '');
  expect(response.ok).toBe(true);
  expect(Buffer.from(await response.arrayBuffer()).equals(first.files.get(path) ?? new Uint8Array())).toBe(true);
});
