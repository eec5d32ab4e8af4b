// @module-tag rotating
// Practice on a phone: a case is answered wrongly, its law is read, and the case comes back after a reload.
import { expect, test } from 'vitest';
import { questionsOfGame } from '../../../src/lib/practice/of-game.ts';
import { site } from '../../support/browser/browser.ts';

const server = site();
const questions = questionsOfGame('euchre');

test('a missed case shows the ruling, leads to its law, and comes back', async () => {
  const page = await server.open('/practice/#game=euchre', { hasTouch: true, isMobile: true });
  const story = page.locator('.practice-story');
  await story.waitFor();
  expect(await page.locator('#practice-of').inputValue()).toBe('euchre');
  const asked = async () => {
    const [told, choices] = [await story.innerText(), (await page.locator('.practice-choices button').allInnerTexts()).toSorted()];
    const found = questions.filter((one) => one.story === told && String(one.choices.toSorted()) === String(choices));
    expect(found.length, told).toBeGreaterThan(0);
    return found;
  };
  const [first] = await asked();
  const [right = '', wrong = ''] = first?.choices ?? [];
  await page.getByRole('button', { name: wrong, exact: true }).tap();
  expect(await page.locator('.practice-verdict').innerText()).toBe(`No. ${first?.book} rules: ${right}`);
  expect(await page.locator('[data-mark="right"]').innerText()).toBe(right);
  expect(await page.locator('[data-mark="wrong"]').innerText()).toBe(wrong);
  expect(await page.locator('.practice-count').innerText()).toBe('0 of 1 right. 1 missed case comes back.');
  await page.getByRole('link', { name: 'Read the law' }).tap();
  await page.waitForURL((url) => url.pathname.includes('/law/'));
  await page.goBack();
  await story.waitFor();
  expect(await story.innerText()).toBe(first?.story);
  expect(await page.locator('.practice-where').innerText()).toContain('missed before');
  const [again] = (await asked()).filter(({ id }) => id === first?.id);
  await page.getByRole('button', { name: again?.choices[0] ?? '', exact: true }).tap();
  expect(await page.locator('.practice-verdict').innerText()).toBe('Right.');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.practice-verdict').count()).toBe(0);
  await page.locator('#practice-of').selectOption('cribbage');
  await expect.poll(() => page.locator('.practice-where').innerText()).toContain('Cribbage');
  expect(new URL(page.url()).hash).toBe('#game=cribbage');
  expect(server.complaints()).toEqual([]);
});
