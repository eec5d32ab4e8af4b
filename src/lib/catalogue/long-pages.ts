// What of a long page stands elsewhere, so that its first view comes in 25 kB: counts but the first (of the longest codes all), and the list of where the books disagree.
import type { Place } from '../../rules-engine/index.ts';

/** Rows of laws and points, with 15 for each count, from which on a page is long. */
const LONG = 96;
const A_COUNT = 15;

/** Laws from which on their rows alone leave a page no room for the form of a count. */
const LONGEST = 72;

/** Whether a place's page is a long one. */
export const isLong = (place: Place): boolean => place.laws.length + place.points.length + A_COUNT * Object.keys(place.scorers).length >= LONG;

/** The keys of the counts that a place's page shows as rows; their forms stand on the page of its counts. */
export const foldedCounts = (place: Place): readonly string[] => (isLong(place) ? Object.keys(place.scorers).slice(place.laws.length < LONGEST ? 1 : 0) : []);
