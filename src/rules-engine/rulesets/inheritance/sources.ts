import type { BookId, Citation } from '../../books.ts';
import type { Place } from './types.ts';

/** The citations behind a line of a count: of its score item or its law at the place. Empty if the line is based only on the text. */
export function sourcesOf(place: Pick<Place, 'laws' | 'points'>, rule: string, book: BookId): readonly Citation[] {
  const item = place.points.find(({ id, key }) => id === rule || `points.${key}` === rule);
  const worth = item?.books[book];
  if (worth !== undefined) return worth.status === 'stated' ? worth.cites : [];
  const reading = place.laws.find(({ id, key }) => id === rule || `law.${key}` === rule)?.readings[book];
  return reading === undefined || !('cites' in reading) ? [] : reading.cites;
}
