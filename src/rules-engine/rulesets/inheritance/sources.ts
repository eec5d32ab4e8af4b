import type { BookId, Citation } from '../../books.ts';
import type { Place } from './types.ts';

/** Where a book says what a line of a count rests on: its score item or its law, as they hold at the place. None where the line rests on the text alone. */
export function sourcesOf(place: Pick<Place, 'laws' | 'points'>, rule: string, book: BookId): readonly Citation[] {
  const item = place.points.find(({ id, key }) => id === rule || `points.${key}` === rule);
  const worth = item?.books[book];
  if (worth !== undefined) return worth.status === 'stated' ? worth.cites : [];
  const reading = place.laws.find(({ id, key }) => id === rule || `law.${key}` === rule)?.readings[book];
  return reading === undefined || !('cites' in reading) ? [] : reading.cites;
}
