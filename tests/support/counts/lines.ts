// The lines of the answers to the cases from the books, at every place with that scorer or sheet.
import { decode, type Example, type Line, type Place } from '../../../src/rules-engine/index.ts';
import { library } from '../library.ts';

/** The lines of an example, by every book of its scorer or sheet. */
function linesOf(place: Place, example: Example): readonly Line[] {
  const key = example.kind === 'score' ? example.scorer : example.kind === 'sheet' ? example.sheet : undefined;
  const count = key === undefined ? undefined : place.scorers[key];
  if (example.kind === 'score' && count?.kind === 'scorer') {
    const values = decode(count.ask, example.input);
    if (!values.ok) return [];
    return count.books.flatMap((book) => {
      const scored = count.score(values.value, book);
      return scored.ok ? scored.value.lines : [];
    });
  }
  if (example.kind === 'sheet' && count?.kind === 'sheet') {
    const setup = decode(count.setup, example.setup);
    const entries = example.entries.map((entry) => decode(count.entry, entry));
    if (!setup.ok || entries.some((one) => !one.ok)) return [];
    return count.books.flatMap((book) =>
      count
        .play(
          setup.value,
          entries.flatMap((one) => (one.ok ? [one.value] : [])),
          book,
        )
        .rows.flatMap((row) => row.lines),
    );
  }
  return [];
}

/** The rules cited by the lines of a place, each once. Scorers inherited from the parent are run on the parent's own examples. */
export function rulesNamedAt(place: Place): string[] {
  const above = place.parent === null ? undefined : library.get(place.parent);
  const inherited = (above?.examples ?? []).filter((one) => {
    const key = one.kind === 'score' ? one.scorer : one.kind === 'sheet' ? one.sheet : '';
    return place.scorers[key] !== undefined && !(key in place.described.scorers);
  });
  return [...new Set([...place.described.examples, ...inherited].flatMap((example) => linesOf(place, example).map(({ rule }) => rule)))];
}
