import type { BookId } from '../../../books.ts';
import { paysPoints, type Remedy, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { points } from '../points/index.ts';

/** The banker's payment for an item, from the book's schedule. */
export const bankPays = (key: keyof typeof points, book: BookId): Remedy => paysPoints('banker', pointsOf(points[key], book), 'stake', 'player');
export const bankWins: Remedy = wins('banker', 'stakes');
