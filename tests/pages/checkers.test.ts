// @module-tag rotating
// Every law with questions, on every code page: each answer leads to one ruling, and the focus is never lost.
import { expect, test } from 'vitest';
import { site } from '../support/browser/browser.ts';
import { pages } from '../support/browser/dist.ts';
import { isFull, sample } from '../support/tier.ts';

const server = site();
/** A checker with questions; on some pages no law has any. */
const ASKS = /<hoyle-checker class="checker (?:chips|switch)/;
const withCheckers = sample(
  pages.flatMap(([address, html]) => (address.endsWith('/code/') && ASKS.test(html) ? [address] : [])),
  40,
);

/** Runs in the page: clicks every answer of every law, the usual ones last; returns the failures. */
async function answerAll(turn: number): Promise<{ readonly checkers: number; readonly faults: string[] }> {
  const checkers = [...document.querySelectorAll<HTMLElement>('hoyle-checker:is(.chips, .switch)')];
  // Simulates a change of book on the settings page, a different one each time.
  localStorage.setItem('hoyle.book', ['', 'sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898', 'hoffmann'][turn % 6] ?? '');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  checkers[0]?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await customElements.whenDefined('hoyle-checker');
  const asking = document.querySelector('hoyle-consult');
  asking?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  if (asking !== null) await customElements.whenDefined('hoyle-consult');
  const faults: string[] = [];
  // A click computes the styles of the whole page, and a code has hundreds of laws: only the one under test is on it.
  const laws = new Map(checkers.map((checker) => [checker, checker.closest('.law')]));
  const text = document.querySelector('.text');
  text?.replaceChildren();
  for (const [checker, shown] of laws) {
    if (shown !== null) text?.replaceChildren(shown);
    const law = checker.closest('.law')?.id ?? '';
    const fault = (text: string) => faults.push(`${law}: ${text}`);
    // If partners may not confer, the page first asks who holds the phone.
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

test('every checker rules on every answer, and never loses the focus', { timeout: 900_000 }, async () => {
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
