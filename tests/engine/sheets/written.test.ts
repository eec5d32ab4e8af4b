// A sheet as text: it survives a link, a file and plain text, and no field uses a parameter name of the link.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seated } from '../../../src/rules-engine/mechanics/seats.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { joinList, splitList } from '../../../src/rules-engine/sheets/lists.ts';
import { readKept } from '../../../src/rules-engine/sheets/records.ts';
import { decodeEntry, ENTRY, encodeEntry, playWritten, readLines } from '../../../src/rules-engine/sheets/written.ts';
import { places } from '../../support/library.ts';
import { plainAnswers, sheets } from '../../support/sheets/sheets.ts';

describe('an entry in a link', () => {
  test('round-trips', () => {
    const key = fc.stringMatching(/^[a-z][a-zA-Z0-9-]{0,8}$/);
    fc.assert(
      fc.property(fc.dictionary(key, fc.string({ minLength: 1 })), (entry) => {
        const text = encodeEntry(entry);
        expect(decodeEntry(new URLSearchParams([[ENTRY, text]]).get(ENTRY) ?? '')).toEqual({ ...entry });
      }),
    );
  });
  test('is short in a URL', () => {
    expect(`${new URLSearchParams([[ENTRY, encodeEntry({ weBid: '5.4', weTook: '6.4' })]])}`).toBe('deal=weBid*5.4_weTook*6.4');
  });
  test.each(sheets)('%s: no field has a name that the link needs', (_, sheet) => {
    expect(Object.keys(sheet.setup).filter((key) => [ENTRY, 'book', 'score'].includes(key))).toEqual([]);
    expect([...Object.keys(sheet.setup), ...Object.keys(sheet.entry)].filter((key) => /[_*]/.test(key))).toEqual([]);
  });
});

describe('plain text', () => {
  test('one line for each deal, after the set-up', () => {
    expect(readLines('# Friday\nsetup we="North and South" they=East\n\nweBid=5.4 weTook=6.4\n')).toEqual({
      setup: { we: 'North and South', they: 'East' },
      entries: [{ weBid: '5.4', weTook: '6.4' }],
    });
    expect(readLines('weBid 5')).toBe('Line 1: enter pairs such as bid=4. You have "weBid 5".');
  });
  test('plays like the same deals entered on the page', () => {
    const sheet = sheetIn(
      places.find((one) => one.id === 'spades'),
      'game',
    );
    const read = readLines('weBid=5.4 weTook=6.4 theyBid=2.1 theyTook=2.1\nweBid=5.4 weTook=1.1 theyBid=2.1 theyTook=2.1');
    if (sheet === undefined || typeof read === 'string') throw new Error('no sheet');
    const { played, wrong } = playWritten(sheet, read, 'sierra');
    expect(wrong).toEqual([]);
    expect(played.rows.map((row) => row.problems.length)).toEqual([0, 1]);
    expect(played.state[0]).toBe('We: 91 points and 1 bag.');
  });
  test('if the set-up is incomplete, all deals are kept', () => {
    const bank = sheetIn(
      places.find((one) => one.id === 'spades'),
      'game',
    );
    if (bank === undefined) throw new Error('no sheet');
    const entries = [{ weBid: '5.4', weTook: '6.4' }, { weBid: '1.1' }];
    const { played, wrong } = playWritten(bank, { setup: { failed: 'everything' }, entries }, 'sierra');
    expect(wrong.map(({ field }) => field)).toEqual(['failed']);
    expect(played).toEqual({
      columns: [],
      rows: entries.map(() => ({ say: 'Kept until what is asked at the top is answered.', lines: [], problems: [] })),
      state: [],
      over: null,
      notes: [],
    });
  });
  test('a file of another sheet is rejected', () => {
    expect(readKept(JSON.stringify({ format: 'hoyle-sheet', version: 1, sheet: 'whist.score.rubber' }), 'spades.score.game')).toContain('whist.score.rubber');
  });
});

describe('names', () => {
  /** Real names, and unlikely ones. */
  const name = fc.oneof(
    fc.constantFrom(
      'A. Lee',
      'Dr. Lee',
      'J.R.',
      'A;B',
      'x|y',
      'back\\slash',
      'a\\',
      '\\.',
      'O"Neil',
      'a,b=c&d%25#e',
      '👩‍👩‍👧',
      'שרה',
      '‮abc',
      '*_*',
      '__proto__',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => text.trim() || 'x'),
  );
  test('may contain any character: a list round-trips', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 8 }), (names) => {
        expect(splitList(joinList(names))).toEqual(names.map((one) => one.trim()));
      }),
      { numRuns: 5000 },
    );
    expect(joinList(['A. Lee', 'Bob'])).toBe('A\\. Lee.Bob');
  });
  test('lists from before escapes existed are read as they were', () => {
    expect(splitList('Ann.Ben;Cay|Dan')).toEqual(['Ann', 'Ben', 'Cay', 'Dan']);
    expect(splitList('Ann\\Ben. Cay ')).toEqual(['Ann\\Ben', 'Cay']);
    expect(splitList('')).toEqual(['']);
  });
  const named = sheets.flatMap(([id, sheet]) => {
    const [field] = Object.entries(sheet.setup).filter(([, one]) => one.kind === 'list' && one.of.kind === 'words');
    return field?.[1].kind === 'list' ? [[id, sheet, field[0], field[1]] as const] : [];
  });
  test.each(named)('%s: each is at the head of its own column', (_, sheet, key, list) => {
    const given = ['A. Lee', 'Dr; Lee', 'J|R', 'שרה', 'Bob\\', 'a.b', 'c', 'd'].slice(0, Math.max(list.min, 3)).slice(0, list.max);
    const usual = plainAnswers(sheet.setup);
    for (const names of [given, ['', ...given.slice(1)]]) {
      if (names[0] === '' && list.optional !== true) continue;
      const sidesOf = (called: readonly string[]) => {
        const { played, wrong } = playWritten(sheet, { setup: { ...usual, [key]: joinList([...called]) }, entries: [] }, sheet.books[0] ?? 'sierra');
        expect(wrong).toEqual([]);
        return [...new Set(played.columns.map(({ side }) => side))];
      };
      const sides = sidesOf(names);
      // A pool, a box or a part of the layout has a column and no seat; its column has the same name for any players.
      const others = sidesOf(given.map((_, n) => `Q${n}q`));
      const seats = sides.filter((side) => !others.includes(side)).length;
      expect(sides.every((side) => side !== '')).toBe(true);
      const heads = names.slice(0, seats).filter((one) => one !== '');
      expect(heads.length > 0 || names[0] === '').toBe(true);
      expect(
        heads.every((head) => sides.some((side) => side.includes(head))),
        `${heads} at ${sides}`,
      ).toBe(true);
    }
  });
  test('equal names are made different, whatever the other names are', () => {
    for (const names of [
      ['Ann', 'Ann', 'Ann'],
      ['Ann (3)', 'Ann', 'Ann'],
      ['', '', 'First player'],
    ]) {
      const { names: told } = seated(3, names);
      expect(new Set(told).size, told.join(', ')).toBe(3);
    }
  });
  test('in the terminal a quotation mark is doubled', () => {
    expect(readLines('setup names="A\\. ""Ace"" Lee.Bob"')).toEqual({ setup: { names: 'A\\. "Ace" Lee.Bob' }, entries: [] });
  });
});
