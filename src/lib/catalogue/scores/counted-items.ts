// The score items that a scorer or a sheet uses: those that its examples from the books come to.
import { type Count, decode, type Line, type Place, playWritten, type ResolvedItem } from '../../../rules-engine/index.ts';

/** The lines of all of a scorer's examples from the books. */
function linesOf(place: Place, key: string, count: Count): readonly Line[] {
  return place.described.examples.flatMap((one): readonly Line[] => {
    if (one.kind === 'score' && one.scorer === key && count.kind === 'scorer') {
      const values = decode(count.ask, one.input);
      const scored = values.ok ? count.score(values.value, one.book) : values;
      return scored.ok ? scored.value.lines : [];
    }
    if (one.kind === 'sheet' && one.sheet === key && count.kind === 'sheet')
      return playWritten(count, { setup: one.setup, entries: one.entries }, one.book).played.rows.flatMap((row) => row.lines);
    return [];
  });
}

/** The score items that a scorer uses; all those of the place if its examples name none. */
export function countedItems(place: Place, key: string, count: Count): readonly ResolvedItem[] {
  const named = new Set(linesOf(place, key, count).flatMap(({ rule }) => /(?:^|\.)points\.([a-z0-9-]+)$/.exec(rule)?.[1] ?? []));
  const found = place.points.filter((item) => named.has(item.key));
  return found.length === 0 ? place.points : found;
}
