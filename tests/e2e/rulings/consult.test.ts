// @module-tag full
// If conferring costs a right, the page asks who holds the phone and hides what that person may not be told.
import { expect, test } from 'vitest';
import { site } from '../../support/browser/browser.ts';
import { placeRows } from '../../support/library.ts';

const server = site();
/** For each game, a law on which some book forbids consulting. */
const forbidding = placeRows.flatMap(([id, place]) => {
  const law = place.laws.find((one) => Object.values(one.consult).some((consult) => consult.may === false));
  return law === undefined || place.parent !== null ? [] : [[id, law.key] as const];
});

test.each(forbidding)('%s: %s is hidden until the reader says who holds the phone, and folded for the partner and for bystanders', async (id, key) => {
  const page = await server.open(`/games/${id}/#law.${key}`);
  const law = page.locator(`[id="law.${key}"]`);
  const rulings = law.locator('.control');
  await law.locator('.law-body').waitFor();
  expect(await law.locator('.one-line').first().innerText()).toContain('Ruling hidden');
  expect(await rulings.isVisible()).toBe(false);
  for (const holder of ['partner', 'bystander']) {
    await law.locator(`hoyle-consult input[value="${holder}"]`).check();
    await law.locator('.held-back:not(:empty)').waitFor();
    expect(await rulings.isVisible()).toBe(false);
  }
  await law.locator('hoyle-consult input[value="chooser"]').check();
  await rulings.waitFor({ state: 'visible' });
});
