// Every count and sheet, on the cases from the books and on their neighbours: one answer changed at a time, to each option, the ends of its
// range and the numbers beside it. What comes back is right in form: whole words, points that are numbers, problems that name what is asked.
import { describe, expect, test } from 'vitest';
import {
  type BookId,
  decode,
  type Example,
  type Field,
  type Fields,
  type ItemField,
  type Place,
  type Raw,
  scorerIn,
  sheetIn,
} from '../../src/rules-engine/index.ts';
import { badAnswer, badProblems, badSheet } from '../support/form.ts';
import { library, placeRows } from '../support/library.ts';

/** Other answers to one question: every option, both ends of a range, one more and one less. */
function othersOf(field: Field, said: string | undefined): (string | undefined)[] {
  const item = (one: ItemField, at: string): string[] => {
    if (one.kind === 'choice') return Object.keys(one.options);
    if (one.kind === 'count') return [one.min, one.max, ...(/^-?\d+$/.test(at) ? [Number(at) - 1, Number(at) + 1] : [])].map(String);
    if (one.kind === 'cards' || one.kind === 'stones') return at.includes('-') || at.includes(' ') ? [at.replace(/^\S*?[ -](?=\S*[HSDCR])/, '')] : [];
    return [];
  };
  const dropped = field.optional === true && said !== undefined ? [undefined] : [];
  if (field.kind === 'flag') return [...dropped, said === 'yes' ? 'no' : 'yes'];
  if (field.kind !== 'list') return [...dropped, ...item(field, said ?? '')];
  const parts = (said ?? '').split('.');
  const changed = parts.flatMap((part, n) => item(field.of, part).map((other) => parts.with(n, other).join('.')));
  return [...dropped, ...changed, parts.slice(0, -1).join('.'), [...parts, parts.at(-1) ?? ''].join('.')];
}

/** The same answers, and each with one of them changed; at most so many. */
function near(fields: Fields, raw: Raw, most: number): Raw[] {
  const all = Object.entries(fields).flatMap(([key, field]) => othersOf(field, raw[key]).map((other): Raw => ({ ...raw, [key]: other })));
  const step = Math.max(1, all.length / most);
  return [raw, ...Array.from({ length: Math.min(most, all.length) }, (_, n) => all[Math.floor(n * step)] as Raw)];
}

function faultsOf(place: Place, example: Example): string[] {
  const told = (book: BookId, what: string, faults: readonly string[]) => faults.map((fault) => `${example.story} (${book}, ${what}): ${fault}`);
  if (example.kind === 'score') {
    const count = scorerIn(place, example.scorer);
    if (count === undefined) return [];
    return near(count.ask, example.input, 24).flatMap((raw) => {
      const values = decode(count.ask, raw);
      return count.books.flatMap((book) => {
        if (!values.ok) return told(book, JSON.stringify(raw), badProblems(values.problems, count.ask));
        const result = count.score(values.value, book);
        return told(book, JSON.stringify(raw), result.ok ? badAnswer(result.value) : badProblems(result.problems, count.ask));
      });
    });
  }
  if (example.kind !== 'sheet') return [];
  const sheet = sheetIn(place, example.sheet);
  const setup = sheet === undefined ? undefined : decode(sheet.setup, example.setup);
  if (sheet === undefined || setup?.ok !== true) return [];
  const last = example.entries.at(-1) ?? {};
  return near(sheet.entry, last, 16).flatMap((raw) => {
    const entries = [...example.entries.slice(0, -1), raw].map((entry) => decode(sheet.entry, entry)).flatMap((one) => (one.ok ? [one.value] : []));
    return sheet.books.flatMap((book) => {
      const played = sheet.play(setup.value, entries, book);
      return told(book, JSON.stringify(raw), badSheet(played, { ...sheet.setup, ...sheet.entry }, entries.length));
    });
  });
}

describe.each(placeRows)('%s', (id, place) => {
  test('what is near a case from the book is answered in form', () => {
    const parent = place.parent === null ? [] : (library.get(id.split('/')[0] ?? '')?.examples ?? []);
    const faults = [...place.described.examples, ...parent].flatMap((example) => faultsOf(place, example));
    expect([...new Set(faults)].slice(0, 12), `${faults.length} faults`).toEqual([]);
  });
});
