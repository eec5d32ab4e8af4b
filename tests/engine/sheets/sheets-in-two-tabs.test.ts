// @module-tag rotating
// Sheets in two tabs compared with a plain list: no deal lost or doubled, no score under the wrong name. All sheets, ten thousand random games of enter,
// correct, strike, undo, rename, import, begin, reload, crash, close and sleep, over a hundred thousand operations; some on a device that is sometimes full.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, playWritten, type Sheet } from '../../../src/rules-engine/index.ts';
import { Browser, shownIn } from '../../support/browser/tabs.ts';
import { act, type Doing, doing, doingWhereRoomIsShort, namesOf, PlainList, TABS } from '../../support/sheets/plain-list.ts';
import { plainAnswers, sheets } from '../../support/sheets/sheets.ts';

const GAMES = Number(process.env.KEPT_GAMES ?? 10_000);
const share = Math.ceil(GAMES / sheets.length / 2);
describe(`${share * sheets.length * 2} games on ${sheets.length} sheets`, () => {
  test.each(sheets)('%s: tabs with immediate messages show the plain list at every step', (id, sheet) => {
    fc.assert(
      fc.property(fc.array(doing, { minLength: 1, maxLength: 24 }), (doings) => {
        const browser = new Browser(id, TABS);
        const list = new PlainList();
        for (const one of doings) {
          act(sheet, id, browser, list, one);
          browser.settle();
          for (const tab of browser.open) if (tab !== null) expect(shownIn(tab)).toEqual(list.shown.map(({ words }) => words));
        }
        const { controller } = browser.load(0);
        const { setup, book } = controller;
        expect(book === null || book === sheet.books[0]).toBe(true);
        // The stored names, read again, are the names that were given.
        const { list: many, single } = namesOf(sheet);
        const read = decode(sheet.setup, { ...plainAnswers(sheet.setup), ...setup });
        const values = (read.ok ? read.value : {}) as Readonly<Record<string, unknown>>;
        if (list.names.by !== 0 && many !== null && list.names.given.some((name) => name !== ''))
          expect(trimmed(values[many])).toEqual(trimmed(list.names.given));
        if (list.names.by !== 0 && many === null) expect(single.map((key) => setup[key] ?? '')).toEqual(list.names.given);
        const { played } = playWritten(
          sheet,
          { setup: { ...plainAnswers(sheet.setup), ...setup }, entries: shownIn(browser.at(0)) },
          sheet.books[0] ?? 'sierra',
        );
        expect(played.rows.length).toBe(list.shown.length);
      }),
      { numRuns: share },
    );
  });

  /** Two tabs with delayed messages end up equal, and nothing is lost. */
  function expectNothingLost(id: string, sheet: Sheet, doings: readonly Doing[]): void {
    const browser = new Browser(id, TABS);
    /** By entry id: all versions that were written. */
    const written = new Map<string, string[]>();
    /** Entries that were struck out, undone or replaced by another sheet. */
    const touched = new Set<string>();
    const struckOnly = new Set<string>();
    for (const one of doings) {
      const before = new Map(browser.at(one.tab).controller.entries.map(({ id: own, words }) => [own, JSON.stringify(words)]));
      const isDeed = !['tell', 'sleep', 'reload', 'crash', 'close', 'type', 'fill', 'free'].includes(one.what);
      act(sheet, id, browser, new PlainList(), one);
      const after = new Map((browser.open[one.tab]?.controller.entries ?? []).map(({ id: own, words }) => [own, JSON.stringify(words)]));
      if (!isDeed) continue;
      for (const [own, words] of after) if (before.get(own) !== words) written.set(own, [...(written.get(own) ?? []), words]);
      for (const own of before.keys()) if (!after.has(own)) touched.add(own);
      for (const own of before.keys()) if (!after.has(own) && one.what === 'strike') struckOnly.add(own);
      for (const [own, words] of after) if (before.get(own) !== words) struckOnly.delete(own);
    }
    const undone = doings.some(({ what }) => what === 'undo');
    browser.settle();
    const shown = browser.at(0).controller;
    const all = new Map(shown.entries.map(({ id: own, words }) => [own, JSON.stringify(words)]));
    expect(all.size).toBe(shown.entries.length);
    for (const [own, versions] of written) {
      if (all.has(own)) expect(versions).toContain(all.get(own));
      else expect(touched.has(own), `${own} is lost`).toBe(true);
    }
    for (const own of all.keys()) expect(written.has(own), `${own} comes from nowhere`).toBe(true);
    const corrected = doings.some(({ what }) => what === 'correct');
    if (!undone && !corrected) for (const own of struckOnly) expect(all.has(own), `${own} was struck out`).toBe(false);
    const other = browser.at(1).controller;
    expect(other.entries).toEqual(shown.entries);
    expect(other.setup).toEqual(shown.setup);
    const fresh = browser.load(0, true);
    expect(fresh.controller.entries).toEqual(other.entries);
    expect(fresh.controller.setup).toEqual(other.setup);
  }

  test.each(sheets)('%s: tabs with delayed messages end up equal, and nothing is lost', (id, sheet) => {
    fc.assert(
      fc.property(fc.array(doing, { minLength: 1, maxLength: 24 }), (doings) => expectNothingLost(id, sheet, doings)),
      { numRuns: share },
    );
  });

  test.each(sheets)('%s: on a device that is sometimes full nothing is lost, once it has room', (id, sheet) => {
    const full: Doing = { tab: 0, what: 'fill', which: 0 };
    const free: readonly Doing[] = [
      { tab: 0, what: 'free', which: 0 },
      ...Array.from({ length: TABS }, (_, tab): Doing => ({ tab, what: 'enter', which: tab })),
    ];
    fc.assert(
      fc.property(fc.array(doingWhereRoomIsShort, { minLength: 6, maxLength: 24, size: 'max' }), (doings) =>
        expectNothingLost(id, sheet, [full, ...doings, ...free]),
      ),
      { numRuns: Math.ceil(share / 4) },
    );
  });
});

function trimmed(names: unknown): string[] {
  const list = [...((names as readonly string[] | null) ?? [])].map((name) => name.trim());
  while (list.at(-1) === '') list.pop();
  return list;
}
