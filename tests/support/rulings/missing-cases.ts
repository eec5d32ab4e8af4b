// Which laws and score items still lack a case from their book. Used by the conformance test and by `npm run missing-cases`.
import {
  BOOK_IDS,
  type BookId,
  decode,
  type Library,
  type Line,
  type Place,
  parseId,
  placesOf,
  resolve,
  scorerIn,
  sheetIn,
} from '../../../src/rules-engine/index.ts';

export interface Missing {
  readonly game: string;
  /** `euchre/railroad.law.misdeal`, at the place where it is written or amended. */
  readonly id: string;
  readonly book: BookId;
}

/** The lines of every scored example of a place, with the book of each. */
function* linesOf(place: Place): Generator<readonly [BookId, Line]> {
  for (const example of place.described.examples) {
    if (example.kind === 'score') {
      const scorer = scorerIn(place, example.scorer);
      const values = scorer === undefined ? undefined : decode(scorer.ask, example.input);
      const result = values?.ok === true ? scorer?.score(values.value as never, example.book) : undefined;
      if (result?.ok === true) for (const line of result.value.lines) yield [example.book, line];
    } else if (example.kind === 'sheet') {
      const sheet = sheetIn(place, example.sheet);
      const setup = sheet === undefined ? undefined : decode(sheet.setup, example.setup);
      if (sheet === undefined || setup?.ok !== true) continue;
      const entries = example.entries.flatMap((entry) => {
        const values = decode(sheet.entry, entry);
        return values.ok ? [values.value] : [];
      });
      for (const row of sheet.play(setup.value as never, entries as never, example.book).rows) for (const line of row.lines) yield [example.book, line];
    }
  }
}

function missingAt(place: Place, game: string): Missing[] {
  const written = place.described;
  const had = new Set<string>();
  for (const example of written.examples) {
    if (example.kind === 'law') had.add(`law.${example.law} ${example.book}`);
    if (example.kind === 'worth') had.add(`points.${example.item} ${example.book}`);
  }
  for (const [book, { rule }] of linesOf(place)) {
    const id = parseId(rule);
    had.add(id === null ? `${rule} ${book}` : `${id.kind}.${id.key} ${book}`);
  }
  const laws = 'shelf' in written ? written.laws : { ...written.laws.add, ...written.laws.amend };
  const points = 'shelf' in written ? written.points : { ...written.points.add, ...written.points.amend };
  const wanted = [
    ...Object.entries(laws).map(([key, row]) => [`law.${key}`, row.readings] as const),
    ...Object.entries(points).map(([key, row]) => [`points.${key}`, row.books] as const),
  ];
  return wanted.flatMap(([rule, books]) =>
    BOOK_IDS.filter((book) => books?.[book]?.status === 'stated' && !had.has(`${rule} ${book}`)).map((book) => ({ game, id: `${place.id}.${rule}`, book })),
  );
}

/**
 * Every reading and every value that a book states at a place of its own, without an example at that place and by that book: for a law, an
 * example that names it; for a score item, a scored hand with a line that cites it, or an example of what the book gives for it.
 */
export function missingCases(library: Library): Missing[] {
  return [...library.values()].flatMap((game) => placesOf(game).flatMap((id) => missingAt(resolve(library, id), game.id)));
}
