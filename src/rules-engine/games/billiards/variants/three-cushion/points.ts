import { bookValue, item, pointsOf } from '../../../../scoring/points.ts';
import { BOOK, cites } from '../../cites.ts';

export const points = {
  carom: bookValue(1, [cites.blue.threeCushion(6), cites.blue.threeCushion(2)], { says: 'after three impacts on cushions and before the second ball' }),
  'safety-penalty': item({
    title: 'Penalty for a safety',
    gist: 'A safety is faulty, repeated or misses; taken off when there is a score.',
    books: { [BOOK]: bookValue(-1, [cites.blue.threeCushion(9), cites.blue.threeCushion(11), cites.blue.threeCushion(12), cites.blue.threeCushion(16)]) },
  }),
};
/** The points that a player forfeits, as a positive number. */
export const FORFEIT = -pointsOf(points['safety-penalty'], BOOK);
