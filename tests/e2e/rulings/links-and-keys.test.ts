// Share links restore their state; wrong ones say what is wrong; every widget works from the keyboard; pages work without script.
import { expect, test } from 'vitest';
import { DESK, site } from '../../support/browser/browser.ts';
import { pressAction } from '../../support/browser/law-actions.ts';

const server = site();
const text = (raw: string) => raw.replace(/\s+/g, ' ');

test('a link restores question, answers, book and ruling', async () => {
  const page = await server.open('/games/euchre/?against=lone-hand&book=uspc-1898&claimed=late&law=revoke&sides=one#law.revoke');
  const law = page.locator('[id="law.revoke"]');
  await expect.poll(() => law.locator('input[value="lone-hand"]').isChecked()).toBe(true);
  expect(await law.locator('h4 a').getAttribute('aria-expanded')).toBe('true');
  const first = text(await law.locator('.case:visible .ruled').first().innerText());
  expect(first).toContain('4 points');
  expect(first).toContain('1898');
});

test('a link with a wrong answer says so and keeps the rest', { tags: 'full' }, async () => {
  const page = await server.open('/games/euchre/?against=lone-hand&claimed=soon&law=revoke&nonsense=1#law.revoke');
  const law = page.locator('[id="law.revoke"]');
  await law.locator('.notice:not([hidden])').waitFor();
  expect(text(await law.locator('.notice').innerText())).toMatch(/When did it come out\? This link says “soon”\. Choose “Before the trick was turned down/);
  expect(await law.locator('input[name="against"][value="lone-hand"]').isChecked()).toBe(true);
});

test('a link restores a scored hand, and a wrong one names the field, what to enter and what was entered', async () => {
  const page = await server.open('/games/cribbage/?book=sierra&crib=no&hand=5H-5S-5C-JD&score=hand&starter=5D#score.hand');
  await page.locator('[id="score.hand"] .headline').waitFor();
  expect(await page.locator('[id="score.hand"] .headline').innerText()).toContain('29');
  const wrong = await server.open('/games/cribbage/?hand=5H-5H-5C-JD&score=hand&starter=XX#score.hand');
  await wrong.locator('[id="score.hand"] .problem:not([hidden])').first().waitFor();
  const said = text(await wrong.locator('[id="score.hand"]').innerText());
  expect(said).toMatch(/nter each card once\. You have 5♥ twice/);
  expect(said).toMatch(/"XX"/);
  expect(await wrong.locator('[id="score.hand"] input[name="hand"]').inputValue()).toMatch(/5H.5H.5C.JD/);
});

test('the checker works from the keyboard', async () => {
  const page = await server.open('/games/euchre/#law.revoke', { viewport: DESK });
  const law = page.locator('[id="law.revoke"]');
  await law.locator('.law-body').waitFor();
  await law.locator('h4 a').focus();
  await page.keyboard.press('Enter');
  await law.locator('.law-body').waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  const radio = law.locator('fieldset[data-fact="claimed"] input').first();
  await radio.focus();
  await page.keyboard.press('Space');
  expect(text(await law.locator('.rulings').innerText())).toContain('may change the card');
  // Arrow keys move from answer to answer, and the ruling follows at once.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(text(await law.locator('.rulings').innerText())).not.toContain('may change the card');
});

test('"don’t know" is an answer', async () => {
  const page = await server.open('/games/euchre/?against=unknown&claimed=late&law=revoke&sides=one#law.revoke');
  const law = page.locator('[id="law.revoke"]');
  await expect
    .poll(async () => text(await law.locator('.rulings').innerText()))
    .toMatch(/if the revoke was made against a lone hand.*4 points.*if the revoke was not made against a lone hand.*2 points/);
});

test('the scorer works from the keyboard, and keeps wrong input', { tags: 'full' }, async () => {
  const page = await server.open('/games/cribbage/#score.hand', { viewport: DESK });
  const scorer = page.locator('[id="score.hand"]');
  await scorer.locator('input[name="hand"]').focus();
  await page.keyboard.type('5h 5s 5c jd 2c 3c 4c');
  await page.keyboard.press('Enter');
  await scorer.locator('.problem:not([hidden])').first().waitFor();
  expect(await scorer.locator('input[name="hand"]').inputValue()).toBe('5h 5s 5c jd 2c 3c 4c');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('hand');
});

test('a page can be read and its links work without script', async () => {
  const page = await server.open('/games/euchre/', { javaScriptEnabled: false });
  expect(text(await page.locator('[id="law.revoke"] .one-line').innerText())).toMatch(/2 points|4 points/);
  await page.locator('[id="law.revoke"] h4 a').click();
  await page.waitForURL('**/games/euchre/law/revoke/');
  const law = page.locator('[id="law.revoke"]');
  // The answers need no script: the usual case is shown, and a tap selects another.
  const ruled = law.locator('.case:visible [data-column~="uspc-1898"]');
  expect(text(await ruled.innerText())).toMatch(/2 points.*pp?\. 9[-–]10/);
  await law.locator('input[value="lone-hand"]').check();
  expect(text(await ruled.innerText())).toContain('4 points');
  expect(await law.locator('.buttons').isVisible()).toBe(false);
});

test('a slip prints facts, ruling, book, page and link, and nothing else', async () => {
  const page = await server.open('/games/euchre/?against=lone-hand&book=uspc-1898&claimed=late&law=revoke&sides=one#law.revoke');
  const law = page.locator('[id="law.revoke"]');
  await expect.poll(() => law.locator('input[value="lone-hand"]').isChecked()).toBe(true);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await pressAction(law, 'print');
  await page.locator('.slip').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const said = text(await page.locator('body').innerText());
  expect(said).toContain('Against an opponent who plays alone');
  expect(said).toContain('4 points');
  expect(said).toContain('1898');
  expect(said).toContain('law=revoke');
  expect(said).not.toContain('If something goes wrong');
});

test('a score item and a law are shared by their address', { tags: 'full' }, async () => {
  const page = await server.open('/games/euchre/');
  // The title links to its own address once the page has settled.
  await page.locator('[id="points.march"] th a').click();
  expect(new URL(page.url()).hash).toBe('#points.march');
  // A law has a page of its own.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const law = page.locator('[id="law.revoke"]');
  await law.locator('h4 a').click();
  await law.locator('.fold summary').last().click();
  await law.locator('.share').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.address}/games/euchre/law/revoke/`);
  expect(server.complaints()).toEqual([]);
});

test('a button in a list whose own script has not loaded yet acts once', async () => {
  const page = await (await server.context()).newPage();
  // Set up before the page is opened: a link loads the list at once.
  const late = Promise.withResolvers<void>();
  await page.route('**/_astro/filter*', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(`${server.address}/games/euchre/?against=lone-hand&claimed=late&law=revoke&sides=one#law.revoke`);
  const law = page.locator('[id="law.revoke"]');
  await law.locator('.case:visible .ruling').first().waitFor();
  await page.evaluate(() => {
    Object.assign(window, { printed: 0 });
    window.print = () => {
      (window as unknown as { printed: number }).printed += 1;
    };
  });
  await pressAction(law, 'print');
  late.resolve();
  await page.locator('hoyle-filter:defined').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
});

test('if even the error messages fail to load, one plain sentence says so, and requests do not repeat for ever', { tags: 'full' }, async () => {
  const page = await server.open('/about/');
  let refused = 0;
  for (const file of ['load', 'search'])
    await page.route(`**/_astro/${file}.*`, (route) => {
      refused += 1;
      return route.fulfill({ status: 502, body: '' });
    });
  await page.goto(`${server.address}/search/?q=revoke`);
  await page.locator('#results .not-come', { hasText: 'did not come' }).waitFor();
  const then = refused;
  await page.waitForTimeout(500);
  expect(refused - then).toBeLessThan(4);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).first().click();
  await page.locator('#results [data-result]').first().waitFor();
});
