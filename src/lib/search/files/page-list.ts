// The list of records that Pagefind reads first, in compact form. Record names follow from their numbers, so they are left out of the download and
// restored on the device; word counts are packed in two bytes each: 10 kB instead of 36 for 10,000 records.
import { recordName } from './short-records.ts';

/** A list in its parts: the bytes before the records, the edition, the word count of each record, and the bytes after them. */
export interface PageList {
  readonly before: Uint8Array;
  /** The edition in the names: a record's name is `recordName(its number, edition)`. */
  readonly edition: string;
  /** Words of each record, at most 65,535. */
  readonly words: readonly number[];
  readonly after: Uint8Array;
}

const MOST = 0xff_ff;

/** Returns a line of JSON, the low bytes of all counts, their high bytes, then `before` and `after`. Throws if a count exceeds 65,535. */
export function packPageList({ before, edition, words, after }: PageList): Uint8Array {
  const long = words.find((count) => count > MOST);
  if (long !== undefined) throw new Error(`expected at most ${MOST} words in a record, found ${long}`);
  const line = new TextEncoder().encode(`${JSON.stringify([edition, words.length, before.length])}\n`);
  return Uint8Array.from([...line, ...words.map((count) => count & 0xff), ...words.map((count) => count >> 8), ...before, ...after]);
}

/** The list as Pagefind reads it: CBOR, each record a pair of name and word count. The inverse of `packPageList`. */
export function unpackPageList(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const end = packed.indexOf(10);
  const [edition, size, ahead] = JSON.parse(new TextDecoder().decode(packed.subarray(0, end))) as [string, number, number];
  const [low, high] = [end + 1, end + 1 + size];
  const rest = high + size;
  // Per record: a byte for the pair, one for the length of the name (under 24 letters), the name, and at most three for the word count.
  const made = new Uint8Array(packed.length - rest + size * (2 + recordName(size, edition).length + 3));
  made.set(packed.subarray(rest, rest + ahead));
  let at = ahead;
  for (let n = 0; n < size; n += 1) {
    const name = recordName(n, edition);
    made[at] = 0x82;
    made[at + 1] = 0x60 | name.length;
    at += 2;
    for (let letter = 0; letter < name.length; letter += 1) made[at + letter] = name.charCodeAt(letter);
    at += name.length;
    const [first = 0, second = 0] = [packed[low + n], packed[high + n]];
    if (second > 0) {
      made.set([0x19, second, first], at);
      at += 3;
    } else if (first < 24) {
      made[at] = first;
      at += 1;
    } else {
      made.set([0x18, first], at);
      at += 2;
    }
  }
  const after = packed.subarray(rest + ahead);
  made.set(after, at);
  return made.slice(0, at + after.length);
}
