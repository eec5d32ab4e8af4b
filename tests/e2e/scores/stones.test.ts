// @module-tag full
// Dominoes picked by touch: the set beside a field, turning a stone, the drawing in the answer, and a link that restores it all.
import { describe, expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();
const SMALL = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const play = 'hoyle-scorer[data-key="play"]';

describe('a field of dominoes', () => {
  test('picking fills in the field, a second press turns the stone, and the answer draws them', async () => {
    const page = await server.open('/games/dominoes/muggins/#score.play', SMALL);
    const scorer = page.locator(play);
    await scorer.locator('input[name="piece"][value="later"]').check();
    const pack = scorer.locator('details.stones');
    await pack.locator('summary').click();
    await pack.locator('.suit-row .pick').last().waitFor();
    expect(await pack.locator('.suit-row .pick').count()).toBe(28);
    for (const box of await pack.locator('.suit-row .pick').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))) {
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await pack.getByRole('button', { name: 'double six', exact: true }).click();
    await pack.getByRole('button', { name: 'six-three', exact: true }).click();
    const field = scorer.locator('input[name="stones"]');
    expect(await field.inputValue()).toBe('6-6 6-3');
    await pack.getByRole('button', { name: 'Turn six-three round' }).click();
    expect(await field.inputValue()).toBe('6-6 3-6');
    await scorer.locator('.result svg.stone').nth(1).waitFor();
    expect(await scorer.locator('.result .headline').innerText()).toBe('15 points');
    await pack.getByRole('button', { name: 'Put back three-six' }).click();
    expect(await field.inputValue()).toBe('6-6');
    expect(server.complaints()).toEqual([]);
  });

  test('a stone that no set has is named, at its field', async () => {
    const page = await server.open('/games/dominoes/muggins/#score.play', SMALL);
    const scorer = page.locator(play);
    await scorer.locator('input[name="piece"][value="later"]').check();
    await scorer.locator('input[name="stones"]').fill('7-4 5-5');
    await scorer.locator('input[name="stones"]').press('Enter');
    const problem = scorer.locator('.problem:not([hidden])').first();
    await problem.waitFor();
    expect(await problem.innerText()).toMatch(/open ends.*6-4 or 5-5.*You have "7-4"/s);
    expect(await scorer.locator('input[name="stones"]').inputValue()).toBe('7-4 5-5');
  });

  test('a link restores hands, each in its row', async () => {
    const page = await server.open('/games/dominoes/bergen/?book=donohue&hands=0-0+1-1.6-6&score=blocked#score.blocked', SMALL);
    const scorer = page.locator('hoyle-scorer[data-key="blocked"]');
    await scorer.locator('.result .headline').waitFor();
    expect(await scorer.locator('input[name="hands"]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(['0-0 1-1', '6-6']);
    expect(await scorer.locator('.result .headline').innerText()).toContain('Seat 2 wins');
  });

  test('a page without dominoes does not fetch the code that draws them', async () => {
    const page = await (await server.context(SMALL)).newPage();
    const asked: string[] = [];
    // From the first request of the page on, not only after it has opened.
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${server.address}/games/cribbage/#score.hand`);
    await page.locator('[id="score.hand"] input[name="hand"]').focus();
    await page.locator('hoyle-scorer:defined').first().waitFor();
    await expect.poll(() => asked).toContainEqual(expect.stringContaining('/engine/cribbage'));
    expect(asked.filter((url) => url.includes('stone-picker'))).toEqual([]);
  });
});
