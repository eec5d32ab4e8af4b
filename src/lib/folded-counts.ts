// Which counts of a place are rows of its page, opened in place, and which stand in it whole.
import type { Place } from '../rules-engine/index.ts';

/** Rows of laws and points, with 15 for each count, from which on a page of this many would not come in 25 kB: the longest that does has 96. */
const LONG = 97;
const A_COUNT = 15;

/** The keys of the counts that a place's page shows as rows: all but its first, where the page is long. Their forms stand on `countsOf`. */
export function foldedCounts(place: Place): readonly string[] {
  const counts = Object.keys(place.scorers);
  return place.laws.length + place.points.length + A_COUNT * counts.length < LONG ? [] : counts.slice(1);
}
