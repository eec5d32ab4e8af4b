// What of a long page stands elsewhere, so that its first view comes in 25 kB: its counts, and the list of where the books disagree.
import type { Place } from '../../rules-engine/index.ts';

/** Rows of laws and points, with 15 for each count, from which on a page is long. */
const LONG = 96;
const A_COUNT = 15;
/** The forms of counts weigh more: what a page may have with them. */
const [A_FORM, WITH_FORMS] = [25, 112];

/** Whether a place's page is a long one. */
export const isLong = (place: Place): boolean => place.laws.length + place.points.length + A_COUNT * Object.keys(place.scorers).length >= LONG;

/** The keys of the counts that a place's page shows as rows; their forms stand on the page of its counts. */
export function foldedCounts(place: Place): readonly string[] {
  const counts = Object.keys(place.scorers);
  return place.laws.length + place.points.length + A_FORM * counts.length > WITH_FORMS ? counts : [];
}
