// @module-tag rotating
// Where a sheet is stored, and what can go wrong there: damaged, newer, refused, full, cleared, an older edition in another tab.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MemoryStorage, type StorageArea } from '../../../src/components/client/device/storage-area.ts';
import { SheetController } from '../../../src/components/client/sheet/controller.ts';
import { sheetInLink } from '../../../src/components/client/sheet/link.ts';
import { playWritten } from '../../../src/rules-engine/index.ts';
import { EMPTY_LOG, write } from '../../../src/rules-engine/sheets/log.ts';
import { keptOf, readKept, salvage, writeRecord } from '../../../src/rules-engine/sheets/records.ts';
import { Browser, shownIn } from '../../support/browser/tabs.ts';
import { plainAnswers, sheets } from '../../support/sheets/sheets.ts';

const ID = 'contract-bridge.score.rubber';
const NAME = `hoyle.sheet.${ID}`;
const tricks = (n: number) => ({ tricks: String(n) });
const first = (setup: object, entries: readonly object[]) => JSON.stringify({ format: 'hoyle-sheet', version: 1, sheet: ID, book: 'sierra', setup, entries });

describe('an unreadable record', () => {
  test.each([
    ['damaged', '{"format":"hoyle-sheet","entries":[{"tricks":"9"},{"tri'],
    ['newer', JSON.stringify({ format: 'hoyle-sheet', version: 4, sheet: ID, deals: [] })],
  ] as const)('%s: is never overwritten', (why, text) => {
    const browser = new Browser(ID, 2);
    browser.put(NAME, text);
    browser.at(0).controller.enter(tricks(7));
    browser.at(1).controller.enter(tricks(8));
    browser.settle();
    browser.at(0).controller.begin();
    browser.at(0).controller.undo(browser.isGone);
    browser.settle();
    const again = browser.load(0, true);
    expect(shownIn(again)).toEqual([tricks(7), tricks(8)]);
    expect(again.controller.strange).toEqual([{ name: NAME, text, why }]);
    expect(browser.onDevice(NAME)).toBe(text);
  });
  test('one written by a newer edition while this one is open is left, and the sheet continues beside it', () => {
    const browser = new Browser(ID, 1);
    browser.at(0).controller.enter(tricks(7));
    const text = JSON.stringify({ format: 'hoyle-sheet', version: 4, sheet: ID });
    browser.put(NAME, text);
    browser.at(0).controller.storageChanged(NAME, text);
    browser.at(0).controller.enter(tricks(8));
    expect(browser.onDevice(NAME)).toBe(text);
    expect(shownIn(browser.load(0))).toEqual([tricks(7), tricks(8)]);
  });
  test('what an earlier edition put aside is listed, and can be restored to the sheet', () => {
    const browser = new Browser(ID, 1);
    browser.put(`${NAME}.damaged`, first({ we: 'Us' }, [tricks(9)]));
    const { controller } = browser.at(0);
    expect(controller.strange.map(({ why }) => why)).toEqual(['another']);
    controller.enter(tricks(1));
    const kept = readKept(controller.strange[0]?.text ?? '', ID);
    if (typeof kept === 'string') throw new Error(kept);
    controller.replace(kept);
    expect([controller.setup, shownIn(browser.at(0))]).toEqual([{ we: 'Us' }, [tricks(9)]]);
    controller.undo(browser.isGone);
    expect([controller.setup, shownIn(browser.at(0))]).toEqual([{}, [tricks(1)]]);
  });
  test('its readable parts are listed line by line, without entries that were struck out', () => {
    const log = write(
      write(EMPTY_LOG, { page: 'p', tab: 't' }, { 'deal.1.p': tricks(1), 'deal.2.p': tricks(2), 'setup.we': 'A. "B"' }),
      { page: 'p', tab: 't' },
      { 'deal.1.p': null },
    );
    expect(salvage(writeRecord(ID, log).slice(0, -20))).toBe('we: A. \\"B\\"\ntricks: 2');
    expect(salvage('nothing of the kind')).toBe('nothing of the kind');
  });
});

describe('storage', () => {
  test('full: the tab keeps everything across a reload, the record knows what is missing, and once there is room everything is stored', () => {
    const browser = new Browser(ID, 1);
    const { controller } = browser.at(0);
    controller.enter(tricks(1));
    browser.room = 0;
    for (const n of [2, 3, 4]) controller.enter(tricks(n));
    expect([controller.trouble, controller.isLoose]).toEqual(['full', false]);
    const reloaded = browser.load(0);
    expect(shownIn(reloaded).length).toBe(4);
    expect([reloaded.controller.trouble, reloaded.controller.missing]).toEqual(['full', 0]);
    const crashed = browser.load(0, true);
    expect([shownIn(crashed).length, crashed.controller.missing]).toEqual([1, 3]);
    browser.room = Number.POSITIVE_INFINITY;
    crashed.controller.enter(tricks(5));
    expect(crashed.controller.trouble).toBeNull();
    expect(browser.load(0, true).controller.missing).toBe(0);
  });
  test('full, and session storage too: reports that only the page has it', () => {
    const browser = new Browser(ID, 1);
    browser.room = 0;
    browser.ownRoom = 0;
    const { controller } = browser.at(0);
    controller.enter(tricks(1));
    expect([controller.isLoose, shownIn(browser.at(0))]).toEqual([true, [tricks(1)]]);
  });
  test('if nothing at all can be stored, the trouble is "refused", whatever the error', () => {
    const broken = (name: string): StorageArea => {
      const thrown = () => {
        throw new DOMException('no', name);
      };
      return { read: () => null, write: thrown, drop: thrown, names: () => [] };
    };
    for (const name of ['SecurityError', 'QuotaExceededError']) {
      const controller = new SheetController(ID, { page: 'p', tab: 't' }, broken(name), new MemoryStorage());
      controller.open();
      controller.enter(tricks(1));
      expect(controller.trouble).toBe('refused');
    }
  });
  test('cleared while open: reported on the event or when noticed, and stored again with the next entry', () => {
    const browser = new Browser(ID, 1);
    const { controller } = browser.at(0);
    controller.enter(tricks(1));
    browser.put(NAME, null);
    expect(controller.storageChanged(null, null)).toBe(true);
    expect(controller.trouble).toBe('cleared');
    controller.enter(tricks(2));
    expect(controller.trouble).toBeNull();
    browser.put(NAME, null);
    controller.enter(tricks(3));
    expect(controller.trouble).toBe('cleared');
    expect(shownIn(browser.load(0, true))).toEqual([1, 2, 3].map(tricks));
  });
});

describe('a record of the first version', () => {
  test('is read unchanged; two tabs that read it at once do not double it', () => {
    const browser = new Browser(ID, 2);
    browser.put(NAME, first({ we: 'A. Lee', they: '' }, [tricks(8), tricks(8), tricks(9)]));
    browser.at(0);
    browser.at(1).controller.enter(tricks(1));
    browser.at(0).controller.enter(tricks(2));
    browser.settle();
    expect(shownIn(browser.at(0)).map((words) => words.tricks)).toEqual(['8', '8', '9', '2', '1']);
    expect(browser.at(1).controller.entries).toEqual(browser.at(0).controller.entries);
    expect(browser.at(0).controller.setup).toEqual({ we: 'A. Lee' });
  });
  test('an older edition in another tab overwrites the record with its list: nothing is lost, and what it adds is added once', () => {
    const browser = new Browser(ID, 2);
    for (const n of [8, 8, 9]) browser.at(0).controller.enter(tricks(n));
    browser.at(1);
    const text = first({}, [tricks(8), tricks(8), tricks(7)]);
    browser.put(NAME, text);
    for (const one of browser.open) one?.controller.storageChanged(NAME, text);
    browser.settle();
    expect(shownIn(browser.at(0)).map((words) => words.tricks)).toEqual(expect.arrayContaining(['8', '8', '9', '7']));
    expect(shownIn(browser.at(0)).length).toBe(4);
    expect(shownIn(browser.load(1, true)).length).toBe(4);
  });
  test('a file needs version 2 only if a name does', () => {
    expect(keptOf(ID, 'sierra', { setup: { names: 'Ann.Ben' }, entries: [] }).version).toBe(1);
    expect(keptOf(ID, 'sierra', { setup: { names: 'A\\. Lee.Ben' }, entries: [] }).version).toBe(2);
  });
});

test('a sheet of two thousand deals is cleared in one step, restored in one, and does not take up space forever', () => {
  const browser = new Browser(ID, 1);
  const { controller } = browser.at(0);
  controller.replace(keptOf(ID, 'sierra', { setup: {}, entries: Array.from({ length: 2000 }, (_, n) => tricks(n)) }));
  controller.begin();
  expect(browser.load(0, true).controller.undo(browser.isGone)).toBe(0);
  expect(shownIn(browser.at(0)).map((words) => Number(words.tricks))).toEqual(Array.from({ length: 2000 }, (_, n) => n));
  browser.at(0).controller.begin();
  for (let n = 0; n < 120; n++) browser.at(0).controller.rename({ fields: { we: `We ${n}` }, book: '' });
  browser.load(0, true);
  expect(browser.onDevice(NAME)?.length).toBeLessThan(40_000);
});

test('any link to any sheet is parsed and played without an error, with a row for each deal', () => {
  const piece = fc.oneof(
    fc.constantFrom('deal', 'book', 'score', 'names', 'we', '=', '&', '*', '_', '%', '%2', '.', '\\', '"', 'game', '__proto__'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const query = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.constantFrom(...sheets), query, fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), ([id, sheet], text, deals) => {
      const key = id.split('.')[2] ?? '';
      const link = `${new URLSearchParams([['score', key], ...deals.map((deal) => ['deal', deal])])}&${text}`;
      const linked = sheetInLink(link, key, new Map(Object.entries(sheet.setup).map(([name, { kind }]) => [name, { isList: kind === 'list' }])));
      if (linked === null) throw new Error('the sheet is not in its link');
      expect(linked.entries.length).toBe(new URLSearchParams(link).getAll('deal').length);
      const { played } = playWritten(sheet, { setup: { ...plainAnswers(sheet.setup), ...linked.setup }, entries: linked.entries }, sheet.books[0] ?? 'sierra');
      expect(played.rows.length).toBe(linked.entries.length);
      // Every part of an entry is kept: nothing between its separators is dropped.
      for (const [n, entry] of linked.entries.entries())
        for (const word of (new URLSearchParams(link).getAll('deal')[n] ?? '').split(/[_*%]+/).filter((part) => part.length > 2))
          expect(JSON.stringify(Object.entries(entry))).toContain(JSON.stringify(word).slice(1, -1));
    }),
    { numRuns: 3000 },
  );
});
