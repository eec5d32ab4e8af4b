import { PAGE_OF } from '../books/contents.ts';
import { contentOfPlace } from '../content/pages.ts';
import { library, places } from './library.ts';

/** Counts for the pages that say what the site covers. */
export const totals = {
  /** The games of the five books: those of the engine, and those with a page of their own. */
  games: library.size + Object.keys(PAGE_OF).length,
  variants: places.filter((place) => place.parent !== null).length,
  laws: places.reduce((sum, place) => sum + place.laws.filter((law) => law.writtenAt === place.id).length, 0),
  points: places.reduce((sum, place) => sum + place.points.filter((item) => item.writtenAt === place.id).length, 0),
  scorers: places.reduce((sum, place) => sum + Object.keys(place.scorers).length, 0),
  rules: places.reduce((sum, place) => sum + (contentOfPlace(place.id)?.rules.length ?? 0), 0),
} as const;
