// The compact list of full-text records unpacks to what Pagefind wrote.
import { expect, test } from 'vitest';
import { packPageList, unpackPageList } from '../../../src/lib/search/files/page-list.ts';
import { recordName } from '../../../src/lib/search/files/short-records.ts';

const ASCII = new TextEncoder();
/** The records as CBOR, encoded directly by the standard (RFC 8949, section 3), without the code under test. */
const cbor = (words: readonly number[], edition: string): number[] =>
  words.flatMap((count, n) => {
    const name = [...ASCII.encode(recordName(n, edition))];
    const number = count < 24 ? [count] : count < 256 ? [24, count] : [25, Math.floor(count / 256), count % 256];
    return [(4 << 5) + 2, (3 << 5) + name.length, ...name, ...number];
  });

test('each record gets back its name and its word count (in one, two or three bytes), with the bytes before and after the list', () => {
  const words = [0, 1, 23, 24, 255, 256, 572, 65_535, 7];
  const [before, after] = [ASCII.encode('pagefind_dcd before\n'), ASCII.encode('after\n')];
  const told = [...before, ...cbor(words, '0123abcdef'), ...after];
  expect([...unpackPageList(packPageList({ before, edition: '0123abcdef', words, after }))]).toEqual(told);
});

test('ten thousand records take less than a third of the space, and an empty list is valid', () => {
  const words = Array.from({ length: 10_000 }, (_, n) => n % 300);
  const none = new Uint8Array();
  const packed = packPageList({ before: none, edition: '0123abcdef', words, after: none });
  const told = cbor(words, '0123abcdef');
  expect([...unpackPageList(packed)]).toEqual(told);
  expect(packed.length).toBeLessThan(told.length / 3);
  expect([...unpackPageList(packPageList({ before: none, edition: 'e', words: [], after: none }))]).toEqual([]);
});

test('a count of more than two bytes is rejected', () => {
  const none = new Uint8Array();
  expect(() => packPageList({ before: none, edition: 'e', words: [3, 65_536], after: none })).toThrow('expected at most 65535 words in a record, found 65536');
});
