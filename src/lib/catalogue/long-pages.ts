// Which parts of a long page move to pages of their own, so that its first view loads in 25 kB: its scorers, and the list of disagreements.
import type { Place } from '../../rules-engine/index.ts';

/** The number of rows of laws and points, plus 15 per scorer, from which a page counts as long. */
const LONG = 96;
const A_COUNT = 15;
/** The weight of a scorer's form, and the most that a page with forms may have. */
const [A_FORM, WITH_FORMS] = [25, 112];

/** Whether a place's page is long. */
export const isLong = (place: Place): boolean => place.laws.length + place.points.length + A_COUNT * Object.keys(place.scorers).length >= LONG;

/** The keys of the scorers that a place's page shows as rows; their forms are on the page of its scorers. */
export function foldedCounts(place: Place): readonly string[] {
  const counts = Object.keys(place.scorers);
  return place.laws.length + place.points.length + A_FORM * counts.length > WITH_FORMS ? counts : [];
}
