// Every scorer and sheet, on the cases from the books and their neighbours: one answer changed at a time, to each option, to the ends of its
// range and by one. The results must be well formed: whole words, finite points, problems that name a field.
import { describe, expect, test } from 'vitest';
import { type BookId, decode, type Example, type Place, scorerIn, sheetIn } from '../../../src/rules-engine/index.ts';
import { isChanged } from '../../support/changed.ts';
import { badAnswer, badProblems, badSheet } from '../../support/counts/form.ts';
import { near } from '../../support/counts/near.ts';
import { library, placeRows } from '../../support/library.ts';
import { sample } from '../../support/tier.ts';

function faultsOf(place: Place, example: Example): string[] {
  const said = (book: BookId, what: string, faults: readonly string[]) => faults.map((fault) => `${example.story} (${book}, ${what}): ${fault}`);
  if (example.kind === 'score') {
    const count = scorerIn(place, example.scorer);
    if (count === undefined) return [];
    return near(count.ask, example.input, 24).flatMap((raw) => {
      const values = decode(count.ask, raw);
      return count.books.flatMap((book) => {
        if (!values.ok) return said(book, JSON.stringify(raw), badProblems(values.problems, count.ask));
        const result = count.score(values.value, book);
        return said(book, JSON.stringify(raw), result.ok ? badAnswer(result.value) : badProblems(result.problems, count.ask));
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
      return said(book, JSON.stringify(raw), badSheet(played, { ...sheet.setup, ...sheet.entry }, entries.length));
    });
  });
}

describe.each(sample(placeRows, 2, ([id]) => isChanged(id)))('%s', (id, place) => {
  test('answers to cases near those from the books are well formed', () => {
    const parent = place.parent === null ? [] : (library.get(id.split('/')[0] ?? '')?.examples ?? []);
    const faults = [...place.described.examples, ...parent].flatMap((example) => faultsOf(place, example));
    expect([...new Set(faults)].slice(0, 12), `${faults.length} faults`).toEqual([]);
  });
});
