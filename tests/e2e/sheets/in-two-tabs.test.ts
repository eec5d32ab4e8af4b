// @module-tag full
// Sheets in a real Chromium in two tabs, compared with a plain list: seeded games, the same in every run.
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playWritten, type Raw, type Sheet } from '../../../src/rules-engine/index.ts';
import { joinList } from '../../../src/rules-engine/sheets/lists.ts';
import { newWindow, site } from '../../support/browser/browser.ts';
import { PlainList } from '../../support/sheets/plain-list.ts';
import { plainAnswers, sheets } from '../../support/sheets/sheets.ts';

/** Games on each sheet. */
const GAMES = Number(process.env.KEPT_IN_BROWSER ?? 4);
const server = site();
const sheetOf = (id: string): Sheet => {
  const found = sheets.find(([one]) => one === id)?.[1];
  if (found === undefined) throw new Error(`no sheet ${id}`);
  return found;
};

/** Sheets with the fields for their names, the number of names, and entries by number, which never end the game. */
const KEPT: readonly (readonly [string, (names: readonly string[]) => Raw, number, (n: number) => Raw])[] = [
  ['contract-bridge.score.rubber', ([we = '', they = '']) => ({ we, they }), 2, (n) => ({ level: String(1 + (n % 7)), tricks: String(n % 7) })],
  ['calabrasella.score.account', (names) => ({ names: joinList(names) }), 3, (n) => ({ taken: String(n % 36), player: n % 2 === 0 ? 'first' : 'second' })],
  ['cribbage.score.game', ([first = '', second = '']) => ({ first, second }), 2, (n) => ({ points: String(n % 4), who: n % 2 === 0 ? 'first' : 'second' })],
  [
    'gin-rummy.score.game',
    ([first = '', second = '']) => ({ first, second }),
    2,
    (n) => ({ who: n % 2 === 0 ? 'first' : 'second', count: '1', other: String(2 + (n % 3)) }),
  ],
  [
    'solo-whist.score.account',
    (names) => ({ names: joinList(names) }),
    4,
    (n) => ({ tricks: String(n % 14), caller: 'first', partner: n % 2 === 0 ? 'second' : 'third' }),
  ],
];
const NAMES = ['A. Lee', 'Dr. Lee', 'J.R.', 'x;y', 'a|b', 'back\\', 'O"N', 'a,b=c&d%#', 'שרה', 'Ann', 'Ben'];

interface Doing {
  readonly tab: number;
  readonly what: 'enter' | 'correct' | 'strike' | 'undo' | 'rename' | 'begin' | 'reload' | 'crash' | 'half';
  readonly which: number;
}
const doing: fc.Arbitrary<Doing> = fc.record({
  tab: fc.nat(1),
  what: fc.oneof(
    { weight: 5, arbitrary: fc.constant('enter' as const) },
    { weight: 4, arbitrary: fc.constantFrom('correct' as const, 'strike' as const, 'undo' as const, 'half' as const) },
    { weight: 2, arbitrary: fc.constantFrom('rename' as const, 'reload' as const, 'crash' as const, 'begin' as const) },
  ),
  which: fc.nat(999),
});

/** Fills in a form of the sheet, as a user would. */
const type = (page: Page, key: string, form: string, words: Raw, then: 'submit' | 'change' | 'nothing') =>
  page.evaluate(
    ([own, which, said, after]) => {
      const on = document.querySelector<HTMLFormElement>(`hoyle-sheet[data-key="${own}"] form.${which}`);
      if (on === null) throw new Error('no form');
      for (const [name, value] of Object.entries(said as Record<string, string>)) {
        const field = on.querySelector<HTMLElement>(`[data-field="${name}"]`);
        const radio = [...(field?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])].find((option) => option.value === value);
        const parts = field?.dataset.kind === 'list' ? (JSON.parse(value) as string[]) : [value];
        if (radio != null) radio.click();
        else {
          while (field?.dataset.kind === 'list' && field.querySelectorAll('.row').length < parts.length)
            field.querySelector<HTMLElement>('[data-add]')?.click();
          field?.querySelectorAll<HTMLInputElement>('[name]').forEach((control, n) => {
            control.value = parts[n] ?? '';
            control.dispatchEvent(new Event('input', { bubbles: true }));
            if (after === 'change') control.dispatchEvent(new Event('change', { bubbles: true }));
          });
        }
      }
      if (after === 'submit') on.requestSubmit();
    },
    [key, form, words, then] as const,
  );

describe('two tabs and a plain list', () => {
  test.each(KEPT)(
    `%s: ${GAMES} games`,
    async (id, nameIn, seats, wordsOf) => {
      const sheet = sheetOf(id);
      const [place = '', , key = ''] = id.split('.');
      const games = fc.sample(fc.array(doing, { minLength: 10, maxLength: 16 }), { numRuns: GAMES, seed: 9 });
      for (const doings of games) {
        const context = await server.context();
        const pages: Page[] = [];
        const tabs = ['a', 'b'];
        const open = async (at: number) => {
          const page = await newWindow(context);
          page.on('dialog', (dialog) => void dialog.accept());
          pages[at] = page;
          await page.goto(`${server.address}/games/${place}/#score.${key}`);
          await page.locator(`hoyle-sheet[data-key="${key}"] form.next-deal`).locator('input, select').first().focus();
          await ready(page, key);
        };
        await open(0);
        await open(1);
        const list = new PlainList();
        const before: Doing[] = [];
        for (const one of doings) {
          before.push(one);
          await act(one);
          await expectShown(before);
        }
        await context.close();

        async function act({ tab: n, what, which }: Doing): Promise<void> {
          const page = pages[n];
          const tab = tabs[n] ?? '';
          if (page === undefined) return;
          const line = list.shown[list.shown.length === 0 ? 0 : which % list.shown.length];
          const at = line === undefined ? -1 : list.shown.indexOf(line);
          const words = { ...plainAnswers(sheet.entry), ...wordsOf(which) };
          const press = (what: string, row = -1) =>
            page.evaluate(
              ([own, deed, on]) => {
                const host = document.querySelector(`hoyle-sheet[data-key="${own}"]`);
                const from = on < 0 ? host : host?.querySelectorAll('.score-sheet tbody:not(.pending)')[on];
                from?.querySelector<HTMLElement>(`[data-do="${deed}"]`)?.click();
              },
              [key, what, row] as const,
            );
          if (what === 'enter') {
            await type(page, key, 'next-deal', words, 'submit');
            list.step(tab, [list.added(words)]);
          } else if (what === 'correct' && line !== undefined) {
            await press('edit', at);
            // The other tab deletes another deal before this one is entered: nothing moves.
            const other = list.shown[at + 1];
            if (which % 3 === 0 && other !== undefined) {
              await pages[1 - n]?.evaluate(
                ([own, on]) =>
                  document.querySelectorAll(`hoyle-sheet[data-key="${own}"] .score-sheet tbody`)[on]?.querySelector<HTMLElement>('[data-do="strike"]')?.click(),
                [key, at + 1] as const,
              );
              list.step(tabs[1 - n] ?? '', [[other, null]]);
            }
            await type(page, key, 'next-deal', words, 'submit');
            if (JSON.stringify(line.words) !== JSON.stringify(words)) list.step(tab, [[line, words]]);
          } else if (what === 'strike' && line !== undefined) {
            await press('strike', at);
            list.step(tab, [[line, null]]);
          } else if (what === 'undo') {
            // On returning to a page, the changes of closed tabs can be undone.
            await page.evaluate(() => window.dispatchEvent(new Event('focus')));
            await page.waitForTimeout(60);
            await press('undo');
            list.undo(tab, (one) => !tabs.includes(one));
          } else if (what === 'rename') {
            const given = Array.from({ length: seats }, (_, seat) => NAMES[(which + seat * 3) % NAMES.length] ?? '');
            const fields = Object.fromEntries(
              Object.entries(nameIn(given)).map(([field, value]) => [field, field === 'names' ? JSON.stringify(given) : value]),
            );
            for (const [field, value] of Object.entries(fields)) await type(page, key, 'setup', { [field]: value }, 'nothing');
            await page.evaluate(
              (own) => document.querySelector(`hoyle-sheet[data-key="${own}"] form.setup [name]`)?.dispatchEvent(new Event('change', { bubbles: true })),
              key,
            );
            if (JSON.stringify(list.names.given) !== JSON.stringify(given)) list.step(tab, [], given);
          } else if (what === 'begin' && list.shown.length > 0) {
            await press('new');
            list.step(
              tab,
              list.shown.map((one) => [one, null] as const),
            );
          } else if (what === 'reload') {
            await page.reload();
            await ready(page, key);
          } else if (what === 'crash') {
            await page.close();
            tabs[n] = `${tab}+`;
            await open(n);
          } else if (what === 'half') await half(page, key, words, line === undefined ? null : at, press);
        }

        async function expectShown(doings: readonly Doing[]): Promise<void> {
          const names = list.names.by === 0 ? {} : nameIn(list.names.given);
          const entries = list.shown.map(({ words }) => words ?? {});
          const { played } = playWritten(sheet, { setup: { ...plainAnswers(sheet.setup), ...names }, entries }, sheet.books[0] ?? 'sierra');
          // A bridge pad has one column per side, with its points above the line and below it.
          const heads = new Set(played.columns.map(({ title }) => title.replace(/, (?:above|below) the line$/, '')));
          const right = { rows: played.rows.map(({ say }) => say), heads: entries.length === 0 ? [] : [...heads] };
          for (const page of pages)
            await expect.poll(() => shownOn(page, key), { message: JSON.stringify(doings), timeout: 15_000, interval: 20 }).toEqual(right);
        }
      }
    },
    300_000,
  );
});

const shownOn = (page: Page, key: string) =>
  page.evaluate((own) => {
    const table = document.querySelector(`hoyle-sheet[data-key="${own}"] .score-sheet`);
    const texts = (what: string) => [...(table?.querySelectorAll(what) ?? [])].map((one) => one.textContent ?? '');
    const rows = texts('tbody summary');
    // An entry being made has column headings too.
    return { rows, heads: rows.length === 0 ? [] : texts('thead th').slice(1) };
  }, key);

/** Waits until the sheet handles events. */
const ready = (page: Page, key: string) =>
  page.waitForFunction((own) => {
    const sheet = document.querySelector<HTMLElement>(`hoyle-sheet[data-key="${own}"]`);
    return sheet?.matches(':defined') === true && sheet.dataset.ready !== undefined;
  }, key);

/** Leaves an entry, or a correction, half typed; checks that a reload restores it, then cancels it. */
async function half(page: Page, key: string, words: Raw, at: number | null, press: (what: string, row?: number) => Promise<void>): Promise<void> {
  if (at !== null) await press('edit', at);
  await type(page, key, 'next-deal', words, 'nothing');
  const formOf = () =>
    page.evaluate((own) => {
      const form = document.querySelector<HTMLFormElement>(`hoyle-sheet[data-key="${own}"] form.next-deal`);
      return [form?.querySelector('h4')?.textContent, ...new FormData(form ?? undefined).entries()].map(String);
    }, key);
  const left = await formOf();
  await page.reload();
  await ready(page, key);
  expect(await formOf()).toEqual(left);
  if (at !== null) await press('cancel');
}
