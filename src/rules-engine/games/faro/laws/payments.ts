import type { BookId } from '../../../books.ts';
import { paysPoints, type Remedy, wins } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { points } from '../points/index.ts';

/** What the banker pays for an item, as the book's schedule has it. */
export const bankPays = (key: keyof typeof points, book: BookId): Remedy => paysPoints('banker', pointsOf(points[key], book), 'stake', 'player');
export const bankWins: Remedy = wins('banker', 'stakes');
