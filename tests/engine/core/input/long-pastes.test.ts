// @module-tag rotating
// A megabyte in any field, link or file is parsed or rejected within 200 ms, with a short message: what to enter, and what was entered.
import { expect, test } from 'vitest';
import { readClaims, takeLink } from '../../../../src/lib/addresses/links.ts';
import { find } from '../../../../src/lib/search/answer/find.ts';
import { searchHere } from '../../../../src/lib/search/index/build.ts';
import {
  BOOK_IDS,
  decode,
  decodeEntry,
  type Field,
  parseBalls,
  parseCard,
  parseCards,
  parseStones,
  parseTiles,
  playWritten,
  readClaim,
  readKept,
  readLines,
  sayProblem,
  spokenCards,
} from '../../../../src/rules-engine/index.ts';
import { splitList } from '../../../../src/rules-engine/sheets/lists.ts';
import { salvage } from '../../../../src/rules-engine/sheets/records.ts';
import { places } from '../../../support/library.ts';
import { sample } from '../../../support/tier.ts';

const LIMIT = 200;
const AT_ALL = 5 * LIMIT;
/** The longest message, with the label and what to enter. */
const SENTENCE = 600;
/** Inputs that parsers find hard: separators, near-valid cards, digits, combining marks, quotation marks, escapes. */
const BITS = [
  'a',
  '5H',
  '5h5s5cjd',
  '5H ',
  'ten of ',
  'of ',
  'of of ',
  '♠',
  '♠ A K ',
  '9',
  '-',
  '.',
  ' ',
  ', ',
  '\\',
  '\\.',
  '_',
  '*',
  '%25',
  'A=',
  'a="',
  '""',
  'a="b',
  'a-',
  'k=v ',
  'e\u0301\u0302\u0303',
  '\u0301',
  '\u{1f0a1}',
  '\ufe0f',
  '6-4 ',
  '234B ',
  'EEE',
  'spot ',
  'cue ',
  'red ',
  '{"a":',
  '[',
  '"setup.a":["',
  '{}',
  '=',
  ': ',
  '\n',
  'revoke ',
  'x y',
  'aaaa,',
];
const long = (bit: string, size: number) => bit.repeat(Math.ceil(size / bit.length)).slice(0, size);
const TEXTS = [1000, 1_000_000].flatMap((size) => BITS.flatMap((bit) => [long(bit, size), `${long(bit, size)}!`]));
/** For every field: short texts, texts just within the limit, and texts that are rejected unread. */
const SHORT = [1000, 3999, 1_000_000].flatMap((size) => ['a', '5H ', '5h5s5cjd', 'of ', '9', '.', '-', 'e\u0301', '6-4 ', 'EEE'].map((bit) => long(bit, size)));
const shown = (text: string) => `${text.slice(0, 12)}… (${text.length})`;

/** CPU time of this thread in milliseconds. Waiting for other processes and threads does not count. */
const computed = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
/** The shortest of three runs: the first may compile the code, and any may collect garbage. */
async function timeOf(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let go = 0; go < 3 && best > LIMIT; go++) {
    const began = computed();
    await work();
    best = Math.min(best, computed() - began);
    if (best > AT_ALL) break;
  }
  return best;
}
/**
 * Returns what is wrong with the run time on a text, or null. On a slow or busy machine a parser may exceed `LIMIT` if a quarter of the text also takes
 * long; its time may not grow faster than the text, nor exceed `AT_ALL`.
 */
async function tooSlow(work: (text: string) => unknown, text: string): Promise<string | null> {
  const took = await timeOf(() => work(text));
  if (took <= LIMIT) return null;
  const part = await timeOf(() => work(text.slice(0, text.length / 4 - 1) + text.slice(-1)));
  return took <= AT_ALL && took <= 8 * part ? null : `${shown(text)}: ${took.toFixed(0)} ms, a fourth of it ${part.toFixed(0)} ms`;
}
/** Texts on which a parser is too slow. Stops at the first, because a quadratic parser would take minutes. */
async function slowOn(read: (text: string) => unknown, texts: readonly string[] = TEXTS): Promise<string[]> {
  for (const text of texts) {
    const slow = await tooSlow(read, text);
    if (slow !== null) return [slow];
  }
  return [];
}

test('a quadratic parser is detected', async () => {
  const squared = (text: string) => {
    let signs = 0;
    for (let from = 0; from < text.length; from++) for (let to = from; to < text.length; to++) if (text[to] === '5') signs += 1;
    return signs;
  };
  expect(await slowOn(squared, [long('5H ', 25_000)])).toEqual([expect.stringMatching(/^5H 5H 5H 5H … \(25000\): \d+ ms/)]);
});

/** Each field of every scorer and sheet, once for all that differ only in their words. */
const fields = new Map<string, Field>();
for (const { scorers } of places)
  for (const count of Object.values(scorers))
    for (const asked of count.kind === 'scorer' ? [count.ask] : [count.setup, count.entry])
      for (const { label: _, hint: __, when: ___, given: ____, books: _____, ...field } of Object.values(asked))
        fields.set(JSON.stringify(field), { label: 'Field', ...field } as Field);

test(`${fields.size} fields of every count and sheet`, { timeout: 300_000 }, async () => {
  expect([...new Set([...fields.values()].map(({ kind }) => kind))].sort()).toEqual(['cards', 'choice', 'count', 'flag', 'list', 'stones', 'words']);
  const faults: string[] = [];
  for (const [name, field] of fields) {
    const texts = field.kind === 'choice' || field.kind === 'flag' ? SHORT.slice(-10) : SHORT;
    const slow = await slowOn((text) => {
      const read = decode({ field }, { field: text });
      if (read.ok) return;
      const said = read.problems.map((one) => sayProblem(one, 'Field')).join(' ');
      if (said.length > SENTENCE || read.problems.some(({ expected, found }) => expected === '' || found === ''))
        faults.push(`${name.slice(0, 80)} ${shown(text)}: ${said.slice(0, 900)}`);
    }, texts);
    faults.push(...slow.map((one) => `${name.slice(0, 80)}: ${one}`));
    if (faults.length > 5) break;
  }
  expect(faults).toEqual([]);
});

test('the message for a text that is too long says what to enter, how the text begins and how long it is', () => {
  const cards = { kind: 'cards', label: 'Hand', pack: 'standard-52', min: 4, max: 4 } as const;
  const read = decode({ cards }, { cards: '5H '.repeat(400_000) });
  expect(read.ok ? [] : read.problems.map((one) => sayProblem(one, 'Hand'))).toEqual([
    'Hand: enter 4 cards. You have "5H 5H 5H 5H 5H 5H 5H 5H 5H 5H…", 1,200,000 characters.',
  ]);
});

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  parseCard,
  parseCards,
  parseStones,
  parseTiles,
  'balls of pool': (text) => parseBalls(text, { set: 'pool-and-cue' }),
  'balls by colour': (text) => parseBalls(text, { set: 'coloured' }),
  'spoken cards': spokenCards,
  splitList,
  decodeEntry,
  readLines,
  'readLines of a set-up': (text) => readLines(`setup ${text}`),
  readKept: (text) => readKept(text, 'whist.score.rubber'),
  'readKept of a sheet': (text) =>
    readKept(
      JSON.stringify({ format: 'hoyle-sheet', version: 1, sheet: 'whist.score.rubber', book: text, setup: { we: text }, entries: [{ tricks: text }] }),
      'whist.score.rubber',
    ),
  salvage,
  readClaim,
  readClaims,
  'a link of one name': (text) => takeLink(new URLSearchParams([['law', text]]), { names: ['law'], take: () => 'Choose one' }),
  'a link of many names': (text) => takeLink(new URLSearchParams(text), { names: ['law'], take: () => 'Choose one' }),
};
test.each(Object.keys(READERS))('%s', { timeout: 300_000 }, async (name) => {
  const read = READERS[name] ?? (() => undefined);
  // The text of a link was already parsed by the browser; that time is not counted.
  expect(await slowOn(read, sample(TEXTS, 4))).toEqual([]);
});

test('a search query', { timeout: 300_000 }, async () => {
  const site = searchHere();
  expect(await slowOn((text) => find(text, site), sample(TEXTS, 8))).toEqual([]);
});

test('unknown parameters of a link are reported briefly, however many there are', () => {
  const many = new URLSearchParams(Array.from({ length: 50_000 }, (_, n) => [`name${n}`, 'x'.repeat(10)]));
  const doubled = new URLSearchParams(Array.from({ length: 50_000 }, (_, n) => ['law', `revoke${n}`]));
  for (const link of [many, doubled]) {
    const faults = takeLink(link, { names: ['law'], take: () => null });
    expect(faults.length).toBe(1);
    expect(faults[0]?.say.length).toBeLessThan(1200);
    expect(faults[0]?.say).toMatch(/ and 499[56]\d more/);
  }
});

test('a sheet of one entry that is too long', { timeout: 300_000 }, async () => {
  let sheets = 0;
  for (const { id, scorers } of places)
    for (const [key, sheet] of Object.entries(scorers)) {
      if (sheet.kind !== 'sheet') continue;
      sheets++;
      const filled = (fields: object, text: string) => Object.fromEntries(Object.keys(fields).map((field) => [field, text]));
      const book = sheet.books[0] ?? BOOK_IDS[0];
      for (const isSetUp of [false, true]) {
        const play = (text: string) => playWritten(sheet, { setup: isSetUp ? filled(sheet.setup, text) : {}, entries: [filled(sheet.entry, text)] }, book);
        expect(await tooSlow(play, long('5h5s', 1_000_000)), `${id}.score.${key}`).toBe(null);
      }
    }
  expect(sheets).toBeGreaterThan(200);
});
