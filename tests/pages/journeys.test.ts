// What players do most, from the home page: find, answer and share a ruling, dispute a score, enter a deal and undo it. With the keyboard only, and with
// the accessibility tree only; in forced colours too.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { site } from '../support/browser/browser.ts';
import { unclearNames } from '../support/browser/spoken-names.ts';

const server = site();
const open = (forcedColors: 'active' | 'none' = 'none') =>
  server.open('/', { permissions: ['clipboard-read', 'clipboard-write'], forcedColors, colorScheme: forcedColors === 'active' ? 'dark' : 'light' });

/** How a player reaches a control and uses it. */
interface Player {
  readonly page: Page;
  /** Follows a link or presses a button. */
  press(control: Locator): Promise<void>;
  /** Types into a field. */
  fill(control: Locator, text: string): Promise<void>;
  /** Selects a radio button. */
  choose(radio: Locator): Promise<void>;
  /** Presses a key of a list of choices. */
  answer(keys: Locator, option: string): Promise<void>;
}

/** Uses Tab, arrows, Enter, space and letters. Checks that the focus is visible. */
const byKeyboard = (page: Page): Player => {
  const isFocused = (control: Locator) => control.evaluate((one) => one === document.activeElement);
  const reach = async (control: Locator): Promise<void> => {
    await control.waitFor({ state: 'attached' });
    const step = await control.evaluate((one) =>
      (one.compareDocumentPosition(document.activeElement ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ||
      document.activeElement === document.body
        ? 'Tab'
        : 'Shift+Tab',
    );
    for (let n = 0; n < 150; n += 1) {
      if (await isFocused(control)) break;
      await page.keyboard.press(step);
    }
    expect(await isFocused(control), `${control} is not reached by ${step}`).toBe(true);
    const outline = await control.evaluate((one) =>
      [one, one.nextElementSibling, one.closest('.option, .ask-row, label')].some(
        (mark) => mark !== null && getComputedStyle(mark).outlineStyle !== 'none' && Number.parseFloat(getComputedStyle(mark).outlineWidth) >= 2,
      ),
    );
    expect(outline, `${control} has the focus, and nothing shows it`).toBe(true);
  };
  return {
    page,
    press: async (control) => {
      await reach(control);
      await page.keyboard.press('Enter');
    },
    fill: async (control, text) => {
      await reach(control);
      await page.keyboard.type(text);
    },
    choose: async (radio) => {
      const group = page.locator(`input[type="radio"][name="${await radio.getAttribute('name')}"]`);
      const all = await group.all();
      const checked = group.and(page.locator(':checked'));
      await reach((await checked.count()) > 0 ? checked : group.first());
      if ((await checked.count()) === 0) await page.keyboard.press('Space');
      for (let n = 0; n <= all.length && !(await radio.isChecked()); n += 1) await page.keyboard.press('ArrowDown');
      expect(await radio.isChecked()).toBe(true);
    },
    answer: async (keys, option) => {
      await reach(keys.locator('button[tabindex="0"]'));
      const wanted = keys.getByRole('button', { name: option, exact: true });
      const all = await keys.getByRole('button').count();
      await page.keyboard.press('Home');
      for (let n = 0; n < all && !(await isFocused(wanted)); n += 1) await page.keyboard.press('ArrowRight');
      expect(await isFocused(wanted), `${option} is not reached by the arrows`).toBe(true);
      await page.keyboard.press('Enter');
    },
  };
};

/** Uses controls by their accessible names, like a screen reader user. */
const byName = (page: Page): Player => ({
  page,
  press: async (control) => {
    // Not a click: some controls become visible only when focused.
    await control.press('Enter');
    expect(await unclearNames(page)).toEqual([]);
  },
  fill: (control, text) => control.fill(text),
  choose: (radio) => radio.check(),
  answer: (keys, option) => keys.getByRole('button', { name: option, exact: true }).press('Enter'),
});

async function ruling({ page, press, fill, choose }: Player): Promise<void> {
  await fill(page.getByRole('combobox', { name: 'What happened?' }), 'revoke euchre');
  await press(page.getByRole('button', { name: 'Look up' }));
  await page.waitForURL('**/search/**');
  const found = page
    .getByRole('main')
    .getByRole('link', { name: /^(Euchre: )?Revoke/ })
    .first();
  await press(found);
  await page.getByRole('heading', { name: 'Revoke', exact: true }).first().waitFor();
  await choose(page.getByRole('group', { name: 'Found out' }).getByRole('radio', { name: 'Played on' }));
  await choose(page.getByRole('group', { name: 'Lone hand' }).getByRole('radio', { name: 'Yes' }));
  const said = page.getByRole('status').filter({ hasText: 'points' }).first();
  await expect.poll(() => said.innerText()).toContain('4 points');
  await press(page.getByRole('button', { name: 'Share', exact: true }).first());
  await expect.poll(() => page.getByRole('status').allInnerTexts()).toContainEqual(expect.stringContaining('copied'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link.slice(link.indexOf('http')).trim());
  await expect.poll(() => said.innerText()).toContain('4 points');
}

async function contest({ page, press, fill }: Player): Promise<void> {
  await press(page.getByRole('main').getByRole('link', { name: 'Cribbage', exact: true }));
  await press(page.getByRole('link', { name: 'Count a hand or crib' }).first());
  const hand = page.getByRole('textbox', { name: 'Hand or crib' });
  await fill(hand, '5H 5S 5C JD');
  await fill(page.getByRole('textbox', { name: 'Starter' }), '5D');
  await fill(page.getByRole('spinbutton', { name: 'One says' }), '28');
  await fill(page.getByRole('spinbutton', { name: 'The other says' }), '29');
  await press(page.getByRole('button', { name: 'Show score' }).first());
  const said = page.getByRole('status').filter({ hasText: '29 points' }).first();
  await said.waitFor();
  await expect.poll(() => said.innerText()).toContain('One says 28 is 1 too few');
}

async function deal({ page, press, fill, answer }: Player): Promise<void> {
  await press(page.getByRole('main').getByRole('link', { name: 'Spades', exact: true }));
  // A sheet is folded on the page of its game; Playwright knows no role for a summary.
  await press(page.locator('summary', { hasText: 'Keep the score of a game' }));
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  for (const side of ['first', 'second']) {
    const bids = group(`Bids of the ${side} side`);
    await press(bids.getByRole('button', { name: /^Bid 1: / }));
    await answer(bids.getByRole('group', { name: /Bid 1$/ }), '3');
    await answer(bids.getByRole('group', { name: /Bid 2$/ }), '2');
  }
  await fill(group('Tricks of the first side').getByRole('spinbutton', { name: 'Tricks 1' }), '4');
  await fill(group('Tricks of the first side').getByRole('spinbutton', { name: 'Tricks 2' }), '3');
  await fill(group('Tricks of the second side').getByRole('spinbutton', { name: 'Tricks 1' }), '3');
  await fill(group('Tricks of the second side').getByRole('spinbutton', { name: 'Tricks 2' }), '3');
  await press(page.getByRole('button', { name: /^Enter / }));
  await page.getByRole('heading', { name: 'Deal 2' }).waitFor();
  await expect.poll(() => page.locator('hoyle-sheet').getByRole('status').first().innerText()).toMatch(/52[\s\S]*51/);
  // Keyboard users are not sent back to the top of the page.
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  expect(await isLost()).toBe(false);
  await press(page.getByRole('button', { name: 'Undo' }));
  await page.getByRole('heading', { name: 'Deal 1' }).waitFor();
  expect(await isLost()).toBe(false);
}

const JOURNEYS = { 'a ruling is found, answered and shared': ruling, 'a score is contested': contest, 'a deal is entered and taken back': deal };

describe.each(Object.entries(JOURNEYS))('%s', (_, journey) => {
  test('by the keyboard alone', async () => {
    await journey(byKeyboard(await open()));
    expect(server.complaints()).toEqual([]);
  });
  test('by the keyboard in forced colours', { tags: 'full' }, () => open('active').then((page) => journey(byKeyboard(page))));
  test('by the accessibility tree alone', { tags: 'full' }, () => open().then((page) => journey(byName(page))));
});
