// @module-tag rotating
// Logs of sheets: merging gives the same in any order, and text round-trips.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_LOG, entriesOf, isAlike, type Log, lastChange, merge, takeBack, write } from '../../../src/rules-engine/sheets/log.ts';
import { readKept, readRecord, writeRecord } from '../../../src/rules-engine/sheets/records.ts';

const ID = 'contract-bridge.score.rubber';
const tricks = (n: number) => ({ tricks: String(n) });

describe('a log', () => {
  const logs = fc
    .array(
      fc.record({
        page: fc.constantFrom('a', 'b'),
        key: fc.constantFrom('book', 'setup.we', 'deal.1.a', 'deal.1.b', 'deal.2.a'),
        n: fc.nat(9),
        undo: fc.boolean(),
      }),
      {
        maxLength: 12,
      },
    )
    .map((steps) => {
      // Two pages that merge now and then: the log of each.
      let [a, b]: Log[] = [EMPTY_LOG, EMPTY_LOG];
      for (const { page, key, n, undo } of steps) {
        let log = (page === 'a' ? a : b) ?? EMPTY_LOG;
        const change = lastChange(log, page, () => false);
        const value = key.startsWith('deal.') ? (n === 0 ? null : tricks(n)) : n === 0 ? null : `${n}`;
        log = undo && change !== undefined ? takeBack(log, { page, tab: page }, change).log : write(log, { page, tab: page }, { [key]: value });
        if (page === 'a') a = n === 9 ? merge(log, b ?? EMPTY_LOG) : log;
        else b = n === 9 ? merge(log, a ?? EMPTY_LOG) : log;
      }
      return [a ?? EMPTY_LOG, b ?? EMPTY_LOG] as const;
    });
  test('merges to the same result in any order, any number of times', () => {
    fc.assert(
      fc.property(logs, logs, ([a, b], [c]) => {
        const text = (log: Log) => writeRecord(ID, log);
        expect(text(merge(a, b))).toBe(text(merge(b, a)));
        expect(text(merge(merge(a, b), b))).toBe(text(merge(a, b)));
        expect(text(merge(a, merge(b, c)))).toBe(text(merge(merge(a, b), c)));
        expect(isAlike(merge(a, b), merge(b, a))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
  test('round-trips as text', () => {
    fc.assert(
      fc.property(logs, ([log]) => {
        expect(readRecord(writeRecord(ID, log, 7), ID)).toEqual({ log, short: 7, isList: false });
        const file = readKept(writeRecord(ID, log), ID);
        expect(typeof file === 'string' ? file : file.entries).toEqual(entriesOf(log).map(({ words }) => words));
      }),
    );
  });
  test('keeps a default value as first written, until it is changed', () => {
    const [here, there] = [
      { page: 'p', tab: 'p' },
      { page: 'q', tab: 'q' },
    ];
    const first = write(EMPTY_LOG, here, { 'setup.we': 'Us' }, { book: 'sierra' });
    expect(write(first, there, {}, { book: 'sierra' })).toBe(first);
    const second = write(first, there, { 'deal.1.q': tricks(9) }, { book: 'sierra', 'setup.they': 'Them' });
    expect(second.cells).toMatchObject({ book: first.cells.book, 'setup.they': { value: 'Them', page: 'q' } });
    // A default value that nobody chose is not part of what is undone.
    const change = lastChange(second, 'q', () => false);
    expect(Object.keys(change?.was ?? {})).toEqual(['deal.1.q']);
    expect(write(first, there, {}, { book: 'donohue' }).cells.book).toMatchObject({ value: 'donohue', page: 'q' });
  });
  test('is damaged if any part is not as it should be', () => {
    const sound = writeRecord(ID, write(EMPTY_LOG, { page: 'p', tab: 't' }, { 'deal.1.p': tricks(9), 'setup.we': 'Us' }));
    expect('log' in readRecord(sound, ID)).toBe(true);
    for (const [from, to] of [
      ['"deal.1.p":[', '"deal.x.p":['],
      ['{"tricks":"9"},1', '{"tricks":9},1'],
      ['"Us",1', '"Us",-1'],
      ['"clock":1', '"clock":"1"'],
      // Counting on from such a clock would give numbers that cannot be read.
      ['"clock":1', `"clock":${Number.MAX_SAFE_INTEGER}`],
      ['"deal.1.p":[', '"deal.99999999999999999999999.p":['],
      ['"undone":false', '"undone":0'],
      ['"short":"000"', '"short":"x"'],
    ] as const) {
      expect(sound, from).toContain(from);
      expect(readRecord(sound.replace(from, to), ID), to).toMatchObject({ why: 'damaged' });
    }
    for (let n = 0; n < sound.length - 1; n += 7) expect(readRecord(sound.slice(0, n), ID)).toMatchObject({ why: 'damaged' });
  });
});
