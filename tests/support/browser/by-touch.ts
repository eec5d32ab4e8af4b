// Fills in a sheet by touch: taps keys, balls and pins, and types only larger numbers and names.
import type { Locator } from 'playwright-core';

const fieldOf = (form: Locator, name: string) => form.locator(`[data-field="${name}"]`).first();
const has = async (part: Locator) => (await part.count()) > 0;

/** Opens the folded section that contains the field, if there is one. */
async function unfold(field: Locator): Promise<void> {
  const more = field.locator('xpath=ancestor::details[not(@open)]');
  if (await has(more)) await more.locator('summary').first().tap();
}

/** Enters the pins of one player, ball by ball. */
async function touchPins(form: Locator, player: number, balls: readonly number[]): Promise<void> {
  await form.locator('.lane-players button').nth(player).tap();
  const next = form.locator('.lane-keys .next');
  for (const [n, fell] of balls.entries()) {
    if (n > 0) await next.tap();
    const standing = form.locator('.pin:enabled');
    if (fell === 0) await form.locator('.lane-keys button').first().tap();
    else if (fell === (await standing.count())) await form.locator('.lane-keys button').nth(1).tap();
    else for (let pin = 0; pin < fell; pin += 1) await standing.nth(pin).tap();
  }
}

async function touchList(form: Locator, name: string, values: readonly string[]): Promise<void> {
  const field = fieldOf(form, name);
  if (await has(form.locator('.lane'))) return touchPins(form, name === 'a' ? 0 : 1, values.map(Number));
  const picks = await has(field.locator('.picks:not(.boxes)'));
  for (const [n, value] of values.entries()) {
    const rows = field.locator('.rows [name]');
    if (picks) {
      // A row is pressed, or added, and a key answers it.
      if ((await rows.count()) <= n) await field.locator('[data-add]').tap();
      const row = field.locator('.picked').nth(n);
      if ((await row.getAttribute('aria-current')) === null) await row.tap();
      await field.locator(`.pad [data-next="${value}"]`).tap();
      continue;
    }
    const key = field.locator(`.pad [data-next="${value}"]`);
    if (await has(key)) {
      // The keys of a list appear when it is first touched.
      if (!(await key.isVisible())) await field.locator('.row').first().tap();
      await key.tap();
      continue;
    }
    if ((await rows.count()) <= n) await field.locator('[data-add]').tap();
    const box = rows.nth(n);
    await box.fill(value);
  }
}

/** Answers one question of a form. */
async function touch(form: Locator, name: string, value: string): Promise<void> {
  const field = fieldOf(form, name);
  await unfold(field);
  const radio = field.locator(`input[type="radio"][value="${value}"]`);
  const kind = await field.getAttribute('data-kind');
  if (kind === 'list') return touchList(form, name, value.split('.'));
  if (await has(radio)) return field.locator(`label:has(input[value="${value}"])`).first().tap();
  if (await has(field.locator('select'))) return void (await field.locator('select').selectOption(value));
  if (await has(field.locator('input[data-balls]'))) {
    for (const ball of value.split(' ')) await form.locator(`.card-pad .key[data-card="${ball}"]`).tap();
    return;
  }
  const key = field.getByRole('button', { name: value, exact: true });
  if (await has(key)) await key.tap();
  else await field.locator('[name]').fill(value);
}

/** Fills in a form in the order of `words`. A number and a choice that share a grid are entered with one key. */
export async function fillByTouch(form: Locator, words: Readonly<Record<string, string>>): Promise<void> {
  const done = new Set<string>();
  for (const [name, value] of Object.entries(words)) {
    if (done.has(name)) continue;
    const grid = form.locator(`[data-grid]:has([data-field="${name}"])`);
    if (!(await has(grid))) {
      await touch(form, name, value);
      continue;
    }
    const names = ((await grid.getAttribute('data-grid')) ?? '').split(' ');
    const said = names.map((one) => words[one] ?? '').join(' ');
    await grid.locator(`label:has(input[value="${said}"])`).first().tap();
    for (const one of names) done.add(one);
  }
}
