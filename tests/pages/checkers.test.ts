// @module-tag rotating
// Every law of every code that asks something: each answer leads to one ruling, and something always has the focus.
import { expect, test } from 'vitest';
import { site } from '../support/browser/browser.ts';
import { pages } from '../support/browser/dist.ts';
import { isFull, sample } from '../support/tier.ts';

const server = site();
/** A checker that asks something; on some pages all are plain, of laws that ask nothing. */
const ASKS = /<hoyle-checker class="checker (?:chips|switch)/;
const withCheckers = sample(
  pages.flatMap(([address, html]) => (address.endsWith('/code/') && ASKS.test(html) ? [address] : [])),
  40,
);

/** In the page: touches every answer of every law, the usual ones last; gives back where it failed. */
async function answerAll(turn: number): Promise<{ readonly checkers: number; readonly faults: string[] }> {
  const checkers = [...document.querySelectorAll<HTMLElement>('hoyle-checker:is(.chips, .switch)')];
  // As if another book had been chosen each time, on the page of the choices.
  localStorage.setItem('hoyle.book', ['', 'sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'][turn % 6] ?? '');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  checkers[0]?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await customElements.whenDefined('hoyle-checker');
  const asking = document.querySelector('hoyle-consult');
  asking?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  if (asking !== null) await customElements.whenDefined('hoyle-consult');
  const faults: string[] = [];
  // A touch lays out the whole page, and a code has hundreds of laws: only the one under test is shown.
  document.head.append(Object.assign(document.createElement('style'), { textContent: '.law:not(.asked) { display: none !important; }' }));
  for (const checker of checkers) {
    document.querySelector('.law.asked')?.classList.remove('asked');
    checker.closest('.law')?.classList.add('asked');
    const law = checker.closest('.law')?.id ?? '';
    const fault = (text: string) => faults.push(`${law}: ${text}`);
    // Where partners may not confer, who holds the phone is asked first.
    checker.closest('.law')?.querySelector<HTMLInputElement>('hoyle-consult input[value="chooser"]')?.click();
    const lost = () => document.activeElement === document.body || document.activeElement?.checkVisibility() !== true;
    const fields = [...checker.querySelectorAll<HTMLFieldSetElement>('fieldset:not([hidden])')];
    if (fields.length === 0) fault('asks nothing');
    const seen = () => [...checker.querySelectorAll<HTMLElement>('.case')].filter((one) => one.checkVisibility());
    for (const field of fields) {
      for (const input of field.querySelectorAll('input')) {
        input.focus();
        input.click();
        if (lost()) fault(`focus is lost after ${input.name}=${input.value}`);
        if (!seen().some((one) => (one.querySelector('.ruling')?.textContent ?? '').trim() !== '')) fault(`no ruling on ${input.name}=${input.value}`);
      }
      const inputs = [...field.querySelectorAll('input')].filter(({ value }) => value !== 'unknown');
      inputs[turn % inputs.length]?.click();
    }
    const left = seen().length;
    if (checker.matches('.chips') && left !== 1) fault(`${left} cases where everything is answered`);
    const two = checker.querySelector<HTMLElement>('[data-do="versions"]');
    two?.focus();
    two?.click();
    if (lost()) fault('focus is lost where the other side is asked');
    if (checker.querySelector('.fall-back') === null) fault('nothing is said to players who do not agree');
    two?.click();
  }
  return { checkers: checkers.length, faults };
}

test('every checker rules on every answer, and never lets go of the focus', { timeout: 900_000 }, async () => {
  const page = await server.open('/about/', { bypassCSP: true });
  const faults: string[] = [];
  let checkers = 0;
  for (const [turn, address] of withCheckers.entries()) {
    await page.goto(`${server.address}${address}`, { waitUntil: 'domcontentloaded' });
    const found = await page.evaluate(answerAll, turn);
    checkers += found.checkers;
    faults.push(...found.faults.map((fault) => `${address} ${fault}`));
  }
  console.log(`checkers answered: ${checkers} on ${withCheckers.length} pages`);
  expect(faults).toEqual([]);
  expect(checkers).toBeGreaterThan(isFull ? 1500 : 10);
  expect(server.complaints()).toEqual([]);
});
