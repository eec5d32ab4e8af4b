// A sheet in words: it survives a link, a file and plain text, and no field takes the names that a link uses itself.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sheetIn } from '../../src/rules-engine/core/counts.ts';
import { decodeEntry, ENTRY, encodeEntry, playWritten, readKept, readLines } from '../../src/rules-engine/core/written.ts';
import { places } from '../support/library.ts';

const sheets = places.flatMap((one) =>
  Object.keys(one.scorers).flatMap((key) => {
    const sheet = sheetIn(one, key);
    return sheet === undefined ? [] : [[`${one.id}.score.${key}`, sheet] as const];
  }),
);

describe('an entry in a link', () => {
  test('comes back as it went', () => {
    const key = fc.stringMatching(/^[a-z][a-zA-Z0-9-]{0,8}$/);
    fc.assert(
      fc.property(fc.dictionary(key, fc.string({ minLength: 1 })), (entry) => {
        const text = encodeEntry(entry);
        expect(decodeEntry(new URLSearchParams([[ENTRY, text]]).get(ENTRY) ?? '')).toEqual({ ...entry });
      }),
    );
  });
  test('is short in an address', () => {
    expect(`${new URLSearchParams([[ENTRY, encodeEntry({ weBid: '5.4', weTook: '6.4' })]])}`).toBe('deal=weBid*5.4_weTook*6.4');
  });
  test.each(sheets)('%s: no field bears a name that the link needs', (_, sheet) => {
    expect(Object.keys(sheet.setup).filter((key) => [ENTRY, 'book', 'score'].includes(key))).toEqual([]);
    expect([...Object.keys(sheet.setup), ...Object.keys(sheet.entry)].filter((key) => /[_*]/.test(key))).toEqual([]);
  });
});

describe('plain text', () => {
  test('a line for each deal, and what is asked once before them', () => {
    expect(readLines('# Friday\nsetup we="North and South" they=East\n\nweBid=5.4 weTook=6.4\n')).toEqual({
      setup: { we: 'North and South', they: 'East' },
      entries: [{ weBid: '5.4', weTook: '6.4' }],
    });
    expect(readLines('weBid 5')).toBe('Line 1: expected pairs such as bid=4; found "weBid 5".');
  });
  test('plays as the same deals entered on the page', () => {
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
  test('a file of another sheet is refused', () => {
    expect(readKept(JSON.stringify({ format: 'hoyle-sheet', version: 1, sheet: 'whist.score.rubber' }), 'spades.score.game')).toContain('whist.score.rubber');
  });
});
