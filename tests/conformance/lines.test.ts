// Each line of an answer links to a row that stands on the page where it was counted. What is left of the other way is counted, and the
// count may only shrink. A count that came from the parent is asked what the parent's own examples ask.
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentAlone } from '../../src/lib/content-alone.ts';
import { decode, type Example, type Line, type Place } from '../../src/rules-engine/index.ts';
import { library, places, whole } from '../support/library.ts';
import left from './lines-elsewhere.json' with { type: 'json' };

/** The lines of every example, by every book of the count: an example of one book is a case in each. */
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

/** Rules of lines that are no row of this place. */
function elsewhereAt(place: Place): string[] {
  const rules = contentAlone(library, place.id)?.rules ?? [];
  const here = new Set([...place.laws.map(({ id }) => id), ...place.points.map(({ id }) => id), ...rules.map(({ key }) => `${place.id}.rule.${key}`)]);
  const above = place.parent === null ? undefined : library.get(place.parent);
  const inherited = (above?.examples ?? []).filter((one) => {
    const key = one.kind === 'score' ? one.scorer : one.kind === 'sheet' ? one.sheet : '';
    return place.scorers[key] !== undefined && !(key in place.described.scorers);
  });
  const named = [...place.described.examples, ...inherited].flatMap((example) => linesOf(place, example).map(({ rule }) => rule));
  return [...new Set(named)].filter((rule) => !here.has(rule) && !here.has(`${place.id}.${rule}`)).map((rule) => `${place.id}: ${rule}`);
}

test('each line of an answer links to a row that stands on its page', () => {
  const found = places.flatMap((place) => elsewhereAt(place).map((say) => ({ game: place.id.split('/')[0] ?? '', say })));
  const now: Record<string, number> = {};
  for (const { game } of found) now[game] = (now[game] ?? 0) + 1;
  if (whole && process.env.SHRINK !== undefined) writeFileSync(new URL('./lines-elsewhere.json', import.meta.url), `${JSON.stringify(now, null, 2)}\n`);
  const allowed: Readonly<Record<string, number>> = left;
  const over = found.filter(({ game }) => (now[game] ?? 0) > (allowed[game] ?? 0)).map(({ say }) => say);
  expect(over, 'lines of another page, more than tests/conformance/lines-elsewhere.json allows').toEqual([]);
});
