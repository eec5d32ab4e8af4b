// @module-tag full
// Which search files the front page fetches before anybody searches.
import { expect, test } from 'vitest';
import { newWindow, site } from '../../support/browser/browser.ts';

const server = site();

/** The search files that an untouched front page has requested after a while. */
async function untouched({
  saveData,
  withWorker = false,
}: {
  saveData: boolean;
  withWorker?: boolean;
}): Promise<{ readonly asked: readonly string[]; readonly touch: () => Promise<void> }> {
  const context = await server.context(withWorker ? { serviceWorkers: 'allow' } : {});
  if (saveData) await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const page = await newWindow(context);
  if (withWorker) {
    await page.goto(`${server.address}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  }
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /(first\.json|kernel\.bin|records\.json)/.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  await page.goto(`${server.address}/`);
  await page.waitForTimeout(2500);
  return { asked, touch: () => page.locator('main input[name="q"]').click() };
}

test('the front page loads the first file and the engine before its field is touched, and the titles on touch', async () => {
  const { asked, touch } = await untouched({ saveData: false });
  expect([...new Set(asked)]).toEqual(['first.json', 'kernel.bin']);
  await touch();
  await expect.poll(() => new Set(asked).has('records.json')).toBe(true);
});

test('if the reader saves data, no search file is loaded before the field is touched', async () => {
  const { asked, touch } = await untouched({ saveData: true });
  expect(asked).toEqual([]);
  await touch();
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(['first.json', 'kernel.bin', 'records.json']);
});

test('nor if the worker caches the site: it skips large files if the reader saves data', async () => {
  const { asked, touch } = await untouched({ saveData: true, withWorker: true });
  expect(asked).toEqual([]);
  await touch();
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(['first.json', 'kernel.bin', 'records.json']);
});
