// Every checker of every code, by every book: while it is answered, taken back and begun again, something always has the focus.
import { expect, test } from 'vitest';
import { site } from '../support/browser.ts';
import { pages } from '../support/dist.ts';
import { isFull, sample } from '../support/tier.ts';

const house = site();
const withCheckers = sample(
  pages.flatMap(([address, html]) => (address.endsWith('/code/') && html.includes('<hoyle-checker') ? [address] : [])),
  40,
);

/** In the page: answers every checker from its first question to its ruling, the `turn`th option of each; gives back where it failed. */
async function answerAll(turn: number): Promise<{ readonly checkers: number; readonly faults: string[] }> {
  const checkers = [...document.querySelectorAll<HTMLElement>('hoyle-checker')];
  const books = document.querySelector<HTMLSelectElement>('#set-book');
  if (books !== null) {
    books.selectedIndex = turn % books.options.length;
    books.dispatchEvent(new Event('change', { bubbles: true }));
  }
  checkers[0]?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await customElements.whenDefined('hoyle-checker');
  const asking = document.querySelector('hoyle-consult');
  asking?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  if (asking !== null) await customElements.whenDefined('hoyle-consult');
  const faults: string[] = [];
  for (const checker of checkers) {
    const law = checker.closest('.law')?.id ?? '';
    const fault = (text: string) => faults.push(`${law}: ${text}`);
    // Where partners may not confer, who holds the phone is asked first.
    checker.closest('.law')?.querySelector<HTMLInputElement>('hoyle-consult input[value="chooser"]')?.click();
    const lost = () => document.activeElement === document.body || document.activeElement?.checkVisibility() !== true;
    const open = () => [...checker.querySelectorAll<HTMLFieldSetElement>('fieldset')].find((one) => !one.hidden && one.querySelector('input:checked') === null);
    if (open() === undefined) fault('asks nothing');
    let asked = 0;
    for (let field = open(); field !== undefined && asked < 12; field = open()) {
      const options = [...field.querySelectorAll<HTMLInputElement>('input')];
      const option = options[turn % options.length];
      option?.focus();
      option?.click();
      asked++;
      if (lost()) fault(`focus is lost after ${field.dataset.fact}`);
    }
    if ((checker.querySelector('.answer')?.textContent ?? '').trim() === '') fault('no ruling at the end');
    const change = checker.querySelector<HTMLElement>('.change:not([hidden])');
    change?.focus();
    change?.click();
    if (lost()) fault('focus is lost where an answer is changed');
    const again = checker.querySelector<HTMLElement>('[data-do="again"]');
    again?.focus();
    again?.click();
    if (lost()) fault('focus is lost at the new beginning');
  }
  return { checkers: checkers.length, faults };
}

test('every checker asks something, rules, and never lets go of the focus', { timeout: 900_000 }, async () => {
  const page = await house.open('/about/');
  const faults: string[] = [];
  let checkers = 0;
  for (const [turn, address] of withCheckers.entries()) {
    await page.goto(`${house.address}${address}`, { waitUntil: 'domcontentloaded' });
    const found = await page.evaluate(answerAll, turn);
    checkers += found.checkers;
    faults.push(...found.faults.map((fault) => `${address} ${fault}`));
  }
  console.log(`checkers answered: ${checkers} on ${withCheckers.length} pages`);
  expect(faults).toEqual([]);
  expect(checkers).toBeGreaterThan(isFull ? 1500 : 10);
  expect(house.complaints()).toEqual([]);
});
