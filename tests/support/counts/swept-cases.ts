// Two more views of the cases of a scorer or sheet: each answer swept through its whole range, and claims of wrong totals.
import { type BookId, decode, type Example, type Place, scorerIn, sheetIn } from '../../../src/rules-engine/index.ts';
import { library } from '../library.ts';
import { claimsOfScorer, claimsOfSheet } from './claims-asked.ts';
import { sweepScorer, sweepSheet } from './sweeps.ts';

/** How many cases of each scorer or sheet are swept. */
const SWEPT = 3;

/** The cases of a place and, for a variant, of its game. */
export function examplesFor(place: Place): readonly Example[] {
  const parent = place.parent === null ? [] : (library.get(place.parent.split('/')[0] ?? '')?.examples ?? []);
  return [...place.described.examples, ...parent];
}

const booksOf = (place: Place, key: string) => (place.scorers[key] as { readonly books: readonly BookId[] }).books;

/** A block for each of the first cases: each answer swept through its range; books with the same result share a line. */
export function sweptAt(place: Place, key: string): string[] {
  const [scorer, sheet] = [scorerIn(place, key), sheetIn(place, key)];
  const cases = examplesFor(place).flatMap((one) => {
    if (scorer !== undefined && one.kind === 'score' && one.scorer === key) return [(book: BookId) => sweepScorer(scorer, one.input, book)];
    if (sheet !== undefined && one.kind === 'sheet' && one.sheet === key) return [(book: BookId) => sweepSheet(sheet, one.setup, one.entries, book)];
    return [];
  });
  return cases.slice(0, SWEPT).map((sweep, n) => {
    const by = Map.groupBy(
      booksOf(place, key).flatMap((book) => sweep(book).map((line) => ({ book, line }))),
      ({ line }) => line,
    );
    const lines = [...by].map(([line, all]) => `    ${line} (${all.map(({ book }) => book).join(', ')})`);
    return [`  case ${n + 1}, each answer through its range`, ...lines].join('\n');
  });
}

/** The answers to wrong claims about the first case that has a total, by its own book. */
export function contestedAt(place: Place, key: string): string[] {
  const [scorer, sheet] = [scorerIn(place, key), sheetIn(place, key)];
  for (const one of place.described.examples) {
    if (!booksOf(place, key).includes(one.book)) continue;
    let said: readonly string[] = [];
    if (scorer !== undefined && one.kind === 'score' && one.scorer === key) said = claimsOfScorer(scorer, one.input, one.book);
    if (sheet !== undefined && one.kind === 'sheet' && one.sheet === key) {
      const setup = decode(sheet.setup, one.setup, one.book);
      const entries = one.entries.map((entry) => decode(sheet.entry, entry, one.book)).flatMap((entry) => (entry.ok ? [entry.value] : []));
      if (setup.ok) said = claimsOfSheet(sheet, sheet.play(setup.value, entries, one.book));
    }
    if (said.length > 0) return [[`  claims of "${one.story}", ${one.book}`, ...said.map((line) => `    ${line}`)].join('\n')];
  }
  return [];
}
