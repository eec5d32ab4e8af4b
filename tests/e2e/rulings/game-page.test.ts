// @module-tag rotating
// The page of a game: its first screen, its folds, its source marks and the headings of its schedule.
import { expect, test } from 'vitest';
import { DESK, PHONE, site } from '../../support/browser/browser.ts';

const server = site();
const CRIBBAGE = '/games/cribbage/';

test('the first screen of a phone has the key figures, and laws with what they cost come before everything else', async () => {
  const page = await server.open('/games/euchre/', { viewport: PHONE });
  const figures = page.locator('.key-figures');
  expect((await figures.innerText()).replaceAll(/\s+/g, ' ')).toMatch(/^4 players.* 32 cards.* 5 cards each 5 points to win$/);
  expect((await figures.boundingBox())?.y ?? PHONE.height).toBeLessThan(PHONE.height - 100);
  const order = await page.locator('article h2').evaluateAll((all) => all.slice(0, 4).map(({ id }) => id));
  expect(order).toEqual(['if-something-goes-wrong', 'check-a-score', 'scoring', 'at-a-glance']);
  const first = page.locator('.asked > .law').first();
  expect(await first.locator('h4').innerText()).toBe('Revoke');
  expect(await first.locator('.cost:visible').innerText()).toBe('+2');
  expect(await page.locator('.asked > .law').count()).toBe(6);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000);
});

test('the search field finds every law, including folded ones', async () => {
  const page = await server.open('/games/euchre/', { viewport: PHONE });
  const folded = page.locator('[id="law.cut-for-deal"]');
  expect(await folded.isVisible()).toBe(false);
  await page.getByLabel('What went wrong?').fill('tie for low card');
  await folded.waitFor();
  expect(await page.locator('[id="law.revoke"]').isVisible()).toBe(false);
});

test.each([true, false])('a rule in a folded section is visible after its link is followed (script: %s)', async (javaScriptEnabled) => {
  const page = await server.open(CRIBBAGE, { javaScriptEnabled });
  const rule = page.locator('[id="rule.starter"]');
  expect(await rule.isVisible()).toBe(false);
  await page.goto(`${server.address}${CRIBBAGE}#rule.starter`);
  await rule.waitFor();
  await expect.poll(async () => (await rule.boundingBox())?.y ?? -1).toBeLessThan(200);
  expect((await rule.boundingBox())?.y).toBeGreaterThanOrEqual(0);
});

test('the sources of a rule open from one mark and show book, page and heading, without script', async () => {
  const page = await server.open(`${CRIBBAGE}#rule.starter`, { viewport: PHONE, javaScriptEnabled: false });
  const cites = page.locator('[id="rule.starter"] .cites');
  const mark = cites.locator('summary');
  expect(await mark.innerText()).toBe('3 books');
  expect(await cites.locator('i').count()).toBe(3);
  expect((await mark.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await mark.click();
  const told = await cites.locator('li:visible').allInnerTexts();
  expect(told).toHaveLength(3);
  expect(told.join(' ')).toContain('Blue Ribbon p. 194');
  expect(told.join(' ')).toContain('Five Card Cribbage');
  const differs = page.locator('[id="rule.starter"] .differs');
  expect(await differs.innerText()).toMatch(/^Sierra differs\..*p\. 48/s);
});

test('citations between the sentences of a paragraph stay with their sentence', async () => {
  const page = await server.open('/games/euchre/railroad/#rule.game');
  const said = (await page.locator('[id="rule.game"] p').innerText()).replaceAll(/\s+/g, ' ');
  expect(said).toMatch(/10 points in U\.S\. Playing Card U\.S\. Playing Card p\. .* and .* Blue Ribbon p\./);
});

test('an open rule and the page can be shared; there are no other share buttons', async () => {
  const page = await server.open(`${CRIBBAGE}#rule.starter`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await page.locator('[data-share]:visible').count()).toBe(1);
  await page.locator('.page-head [data-share]').click();
  await expect.poll(copied).toBe(`${server.address}${CRIBBAGE}`);
  const rule = page.locator('[id="rule.starter"]');
  await expect.poll(() => page.locator('.contents [aria-current]').count()).toBe(1);
  await rule.locator('.cites summary').click();
  await rule.getByRole('button', { name: 'Share this rule' }).click();
  await expect.poll(copied).toBe(`${server.address}${CRIBBAGE}#rule.starter`);
});

test.each([
  ['phone', PHONE],
  ['desk', DESK],
])('the headings of the schedule stay in view: %s', async (_, viewport) => {
  const page = await server.open(CRIBBAGE, { viewport });
  const [head, row] = [page.locator('.schedule thead th').nth(1), page.locator('[id="points.game"]')];
  await row.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await expect.poll(async () => (await head.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
  const [above, below] = [await head.boundingBox(), await row.boundingBox()];
  if (above === null || below === null) throw new Error('not laid out');
  expect(above.y + above.height).toBeLessThan(below.y);
  // Above the column of its book, and not covered by a sticky bar.
  expect(await head.innerText()).toMatch(/^Blue Ribbon/);
  expect(await row.locator('td').nth(1).innerText()).toMatch(/^61/);
  expect(await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('thead') !== null, [above.x + 5, above.y + above.height - 8] as const)).toBe(
    true,
  );
  // Rows in which the books agree are not highlighted.
  expect(await row.evaluate((one) => one.classList.contains('differ'))).toBe(true);
  expect(await page.locator('[id="points.heels"]').evaluate((one) => one.classList.contains('differ'))).toBe(false);
});

test('the contents mark the section being read', async () => {
  const page = await server.open(CRIBBAGE, { viewport: DESK });
  const marked = page.locator('.contents [aria-current="true"]');
  await expect.poll(() => marked.innerText()).toBe('What went wrong?');
  await page.locator('#scoring').evaluate((one) => one.scrollIntoView());
  await expect.poll(() => marked.innerText()).toBe('Points');
  expect(await marked.count()).toBe(1);
});
