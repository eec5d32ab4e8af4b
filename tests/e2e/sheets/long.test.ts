// The longest possible sheet, and files that are too large.
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();
const ADDRESS = '/games/calabrasella/score/account/';
const ENTRIES = 1000;
const fileOf = (count: number, player: string, more = '') => ({
  name: 'account.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      format: 'hoyle-sheet',
      version: 1,
      sheet: 'calabrasella.score.account',
      book: '',
      setup: {},
      entries: Array.from({ length: count }, () => ({ player, taken: '20' })),
    }) + more,
  ),
});

async function open(page: Page) {
  const sheet = page.locator('hoyle-sheet[data-key="account"]');
  await sheet.locator('form.next-deal [name="taken"]').focus();
  await page.locator('hoyle-sheet[data-key="account"][data-ready]').waitFor();
  return { sheet, file: sheet.locator('input[type="file"]'), player: (await sheet.locator('select[name="player"] option').nth(1).getAttribute('value')) ?? '' };
}
const rowsOf = (page: Page) => page.locator('.score-sheet tbody:not(.pending)').count();

/** CPU seconds of the page's main thread since it was opened; other processes do not count. */
async function computed(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

test(`a sheet of ${ENTRIES} entries opens within a second`, { tags: 'full', timeout: 120_000 }, async () => {
  const page = await server.open(ADDRESS);
  const { file, player } = await open(page);
  await file.setInputFiles(fileOf(ENTRIES, player));
  await expect.poll(() => rowsOf(page)).toBe(ENTRIES);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times: number[] = [];
  for (let go = 0; go < 3; go++) {
    await page.goto('about:blank');
    const before = await computed(session);
    await page.goto(`${server.address}${ADDRESS}`);
    await page.waitForFunction((all) => document.querySelectorAll('.score-sheet tbody:not(.pending)').length === all, ENTRIES);
    times.push((await computed(session)) - before);
  }
  console.log(`a sheet of ${ENTRIES} entries: ${times.map((one) => one.toFixed(2)).join(', ')} s`);
  expect(Math.min(...times)).toBeGreaterThan(0);
  expect(Math.min(...times)).toBeLessThan(1);
  expect(server.complaints()).toEqual([]);
});

test('a file that is too large for any sheet is rejected without reading it', { tags: 'full' }, async () => {
  const page = await server.open(ADDRESS);
  await page.addInitScript(() => {
    const read = Blob.prototype.text;
    Blob.prototype.text = function text() {
      (window as unknown as { read: number }).read = this.size;
      return read.call(this);
    };
  });
  await page.reload();
  const { sheet, file, player } = await open(page);
  await file.setInputFiles(fileOf(3, player));
  await expect.poll(() => rowsOf(page)).toBe(3);
  const readSize = () => page.evaluate(() => (window as unknown as { read?: number }).read);
  const small = await readSize();
  expect(small).toBeGreaterThan(0);
  await file.setInputFiles(fileOf(3, player, ' '.repeat(13_000_000)));
  await expect
    .poll(() => sheet.locator('.sheet-said').innerText())
    .toBe('account.json: Choose a score sheet saved on this site, of at most 4,000,000 characters. This file has 13.0 MB.');
  expect(await readSize()).toBe(small);
  expect(await rowsOf(page)).toBe(3);
});
