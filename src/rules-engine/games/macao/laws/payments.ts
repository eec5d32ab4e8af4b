import type { BookId } from '../../../books.ts';
import { paysPoints, type Remedy, takesBack } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { points } from '../points.ts';

/** Returns a payment from the book's schedule: by the dealer to the player if positive, the reverse if negative. */
export function paid(key: keyof typeof points, book: BookId): Remedy {
  const stakes = pointsOf(points[key], book);
  return stakes > 0 ? paysPoints('dealer', stakes, 'stake', 'player') : paysPoints('player', -stakes, 'stake', 'dealer');
}

/** Nobody pays: the player takes the stake back. */
export const standOff: Remedy = takesBack('player', 'stakes');
