// The list of records of the full text, told short: it comes out as Pagefind wrote it.
import { expect, test } from 'vitest';
import { packPageList, unpackPageList } from '../../../src/lib/search/files/page-list.ts';
import { recordName } from '../../../src/lib/search/files/short-records.ts';

const ASCII = new TextEncoder();
/** The records as CBOR has them, told by the letter of its standard (RFC 8949, section 3) and not by the code under test. */
const cbor = (words: readonly number[], edition: string): number[] =>
  words.flatMap((count, n) => {
    const name = [...ASCII.encode(recordName(n, edition))];
    const number = count < 24 ? [count] : count < 256 ? [24, count] : [25, Math.floor(count / 256), count % 256];
    return [(4 << 5) + 2, (3 << 5) + name.length, ...name, ...number];
  });

test('each record has its name and its words again, in one byte, two or three, between what stood before and after', () => {
  const words = [0, 1, 23, 24, 255, 256, 572, 65_535, 7];
  const [before, after] = [ASCII.encode('pagefind_dcd before\n'), ASCII.encode('after\n')];
  const told = [...before, ...cbor(words, '0123abcdef'), ...after];
  expect([...unpackPageList(packPageList({ before, edition: '0123abcdef', words, after }))]).toEqual(told);
});

test('ten thousand records are a third as long, and none is no fault', () => {
  const words = Array.from({ length: 10_000 }, (_, n) => n % 300);
  const none = new Uint8Array();
  const packed = packPageList({ before: none, edition: '0123abcdef', words, after: none });
  const told = cbor(words, '0123abcdef');
  expect([...unpackPageList(packed)]).toEqual(told);
  expect(packed.length).toBeLessThan(told.length / 3);
  expect([...unpackPageList(packPageList({ before: none, edition: 'e', words: [], after: none }))]).toEqual([]);
});

test('a count that two bytes cannot hold is refused', () => {
  const none = new Uint8Array();
  expect(() => packPageList({ before: none, edition: 'e', words: [3, 65_536], after: none })).toThrow('expected at most 65535 words in a record, found 65536');
});
