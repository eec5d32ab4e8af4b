// @module-tag rotating
// Sheets in their printed forms: the bridge pad, the cribbage board and bowling frames.
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';

const server = site();
const text = (raw: string) => raw.replace(/\s+/g, ' ').trim();
const textIn = async (sheet: Locator, part: string) => text(await sheet.locator(part).innerText());
async function open(path: string): Promise<Locator> {
  const page = await server.open(path, { hasTouch: true, isMobile: true });
  const sheet = page.locator('hoyle-sheet');
  await page.locator('hoyle-sheet[data-ready]').waitFor();
  await sheet.locator('.sheet-state p').first().waitFor();
  return sheet;
}
const KEEP = '[data-do="keep"]';

describe('the bridge pad', () => {
  const deal = (by: string, level: number) =>
    `deal=by*${by}_denomination*hearts_doubling*no_honours-declarer*2_honours-dummy*1_kind*played_level*${level}_tricks*${level + 6}`;
  test('has honours above the line, tricks below it, and a rule under each game', async () => {
    const sheet = await open(`/games/auction-bridge/score/rubber/?book=blue-ribbon-1940&score=rubber&${deal('we', 2)}&${deal('we', 4)}&${deal('they', 1)}`);
    await sheet.locator('.line-pad .game').waitFor();
    const parts = await sheet
      .locator('.line-pad > *')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('aria-label') ?? one.textContent, one.childElementCount]));
    expect(parts.map(([label]) => label).slice(2)).toEqual([
      'We, above the line',
      'They, above the line',
      'We, below the line',
      'They, below the line',
      'Game to We',
      'We, below the line',
      'They, below the line',
    ]);
    // Two contracts made the first game. The third, by the other side, is below its line.
    expect(parts.map(([, entries]) => entries).slice(4)).toEqual([2, 0, 0, 0, 1]);
  });
});

describe('the cribbage board', () => {
  test('a tap on a track shows its holes, a hole fills in the form, and both pegs move when it is entered', async () => {
    const sheet = await open('/games/cribbage/score/game/?book=sierra&score=game&deal=points*2_what*play_who*first&deal=points*6_what*play_who*second');
    await sheet.locator(KEEP).click();
    const track = sheet.locator('.track').nth(1);
    expect(text(await track.innerText())).toContain('Pegs in holes 6 and 0 of 121.');
    const box = await track.locator('svg').boundingBox();
    if (box === null) throw new Error('no board');
    // The first row has holes 1 to 25, so its middle is in the second ten.
    await track.locator('svg').click({ position: { x: box.width * 0.5, y: 8 } });
    const keys = sheet.locator('.peg-numbers .keys button');
    expect(await keys.allInnerTexts()).toEqual(['11', '12', '13', '14', '15', '16', '17', '18', '19', '20']);
    for (const key of await keys.evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
      expect(Math.min(key.width, key.height)).toBeGreaterThanOrEqual(44);
    await keys.nth(3).click();
    await sheet.locator('.peg.ghost').waitFor();
    expect(await sheet.locator('input[name="who"]:checked').inputValue()).toBe('second');
    expect(await textIn(sheet, '.entry-bar .main')).toMatch(/^Enter 8 for Second player/);
    await sheet.locator('.entry-bar .main').click();
    await expect.poll(async () => text(await track.innerText())).toContain('Pegs in holes 14 and 6 of 121.');
    expect(await sheet.locator('.peg.ghost').count()).toBe(0);
    expect(server.complaints()).toEqual([]);
  });

  test('holes that the front peg has passed are disabled, and the keyboard opens the holes after it', async () => {
    const sheet = await open('/games/cribbage/score/game/?book=sierra&score=game&deal=points*24_what*hand_who*first');
    await sheet.locator(KEEP).click();
    await sheet.locator('.track').first().press('Enter');
    const keys = sheet.locator('.peg-numbers .keys button');
    expect(await keys.evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).disabled))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(await keys.nth(4).evaluate((one) => one === document.activeElement)).toBe(true);
    await sheet.locator('.peg-numbers .quiet').click();
    expect(await keys.count()).toBe(0);
  });
});

test('bowling is shown in frames, and a frame is highlighted until it is entered', async () => {
  const sheet = await open('/games/bowling/score/sheet/?first=Jones&second=Smith&book=blue-ribbon-1940&score=sheet&deal=a*10_b*3.4&deal=a*6.4_b*5.0');
  await sheet.locator(KEEP).click();
  const boxes = async () =>
    (
      await sheet.locator('.frame-sheet li').evaluateAll((all) =>
        all.map((one) =>
          [...one.querySelectorAll('i, b')]
            .map((part) => part.textContent)
            .join(' ')
            .trim(),
        ),
      )
    ).filter((one) => one !== '');
  expect(await boxes()).toEqual(['X 20', '6 / …', '3 4 7', '5 – 12']);
  await sheet.getByRole('button', { name: 'Figures' }).tap();
  const balls = sheet.locator('form.next-deal input[type="number"]');
  for (const [n, fell] of [7, 1, 8, 1].entries()) await balls.nth(n).fill(String(fell));
  await expect.poll(() => sheet.locator('.frame-sheet li.pending').count()).toBe(2);
  expect(await boxes()).toEqual(['X 20', '6 / 37', '7 1 45', '3 4 7', '5 – 12', '8 1 21']);
  expect(await textIn(sheet, '.frame-sheet header >> nth=0')).toBe('Jones 20');
  await sheet.locator('.entry-bar .main').click();
  await expect.poll(() => textIn(sheet, '.frame-sheet header >> nth=0')).toBe('Jones 45');
  expect(await sheet.locator('.frame-sheet li.pending').count()).toBe(0);
});

test('two sides have adjacent columns with their names, and the remaining tricks go to the second side', async () => {
  const page = await server.open('/games/spades/score/game/', { hasTouch: true, isMobile: true });
  const sheet = page.locator('hoyle-sheet[data-ready]');
  await sheet.locator('.sheet-setup summary').click();
  await sheet.locator('.setup input[name="we"]').fill('Ann and Cleo');
  await sheet.locator('.setup [data-do="fold"]').click();
  await expect.poll(() => sheet.locator('.side-name').allInnerTexts()).toEqual(['Ann and Cleo', 'They']);
  const [ours, theirs] = [await sheet.locator('[data-field="weBid"]').boundingBox(), await sheet.locator('[data-field="theyBid"]').boundingBox()];
  expect([ours?.y, (ours?.x ?? 0) + (ours?.width ?? 0) < (theirs?.x ?? 0)]).toEqual([theirs?.y, true]);
  const enter = sheet.locator('.entry-bar .main');
  expect(await enter.getAttribute('class')).not.toContain('ready');
  await sheet.locator('[data-field="weBid"] [data-next="6"]').click();
  await sheet.locator('[data-field="theyBid"] .row').first().click();
  await sheet.locator('[data-field="theyBid"] [data-next="5"]').click();
  // The keys belong to the list that was touched last.
  await sheet.locator('[data-field="weTook"] .row').first().click();
  await sheet.locator('[data-field="weTook"] [data-next="7"]').click();
  await expect.poll(() => textIn(sheet, '.entry-bar .main')).toMatch(/^Enter 61 · 51 /);
  expect(await enter.getAttribute('class')).toContain('ready');
  await enter.click();
  await expect.poll(() => textIn(sheet, '.sheet-state')).toContain('They: 51 points and 1 bag');
  expect(server.complaints()).toEqual([]);
});

describe('players by name', () => {
  const fresh = async (path: string) => {
    const page = await server.open(path, { hasTouch: true, isMobile: true });
    await page.locator('hoyle-sheet[data-ready] .scoreboard').waitFor({ state: 'attached' });
    return page.locator('hoyle-sheet');
  };

  test('a list with a number for each player has a box for each, with the name in it', async () => {
    const sheet = await fresh('/games/cassino/score/sitting/');
    await sheet.locator('.sheet-setup').evaluate((one) => one.setAttribute('open', ''));
    for (const [n, name] of ['Ann', 'Ben'].entries()) await sheet.locator('.setup [name="names"]').nth(n).fill(name);
    await sheet.locator('.setup [name="names"]').nth(1).blur();
    const left = sheet.locator('[data-field="cards"] .row:visible');
    await expect.poll(() => left.count()).toBe(2);
    await expect.poll(() => left.locator('label').allInnerTexts()).toEqual(['Ann', 'Ben']);
    expect(await sheet.locator('[data-field="cards"] [data-add]').isVisible()).toBe(false);
  });

  test('bids at spades are keys: they fill the boxes of both sides in turn, and the last one can be undone', async () => {
    const sheet = await fresh('/games/spades/score/game/');
    const bids = (side: string) => sheet.locator(`[data-field="${side}Bid"] select`).evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    for (const bid of ['4', '3', '5', 'nil']) await sheet.locator(`.pad [data-next="${bid}"]:visible`).tap();
    expect([await bids('we'), await bids('they')]).toEqual([
      ['4', '3'],
      ['5', 'nil'],
    ]);
    await sheet.locator('[data-field="theyBid"] [data-drop]').tap();
    expect(await bids('they')).toEqual(['5', '']);
    // The phone's own keyboard does not open beside these keys.
    expect(await sheet.locator('[data-field="weTook"] input').first().getAttribute('inputmode')).toBe('none');
  });
});
