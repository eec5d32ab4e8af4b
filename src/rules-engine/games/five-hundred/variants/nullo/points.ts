import { doubted } from '../../../../laws/cites.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const { nullo } = cites.blue;

/** What nullo adds to the schedule. */
export const own = {
  nullo: item({
    title: 'Nullo',
    gist: 'A bid to win no trick, played alone.',
    aka: ['misere', 'nullo bid', 'win no trick', 'lose every trick', '250'],
    group: 'Nullo',
    books: { 'blue-ribbon-1940': bookValue(250, nullo, { says: 'scored if no trick is won, taken off if one is' }) },
  }),
  'nullo-trick': item({
    title: 'Trick that the bidder of nullo takes',
    gist: 'What the opponents get for each trick that they make the bidder take.',
    aka: ['failed nullo', 'nullo trick'],
    group: 'Nullo',
    books: {
      'blue-ribbon-1940': bookValue(
        10,
        doubted(nullo, 'Given to the bidder’s opponents. The book does not say whether each of two gets it, or both together.'),
        {
          per: 'a trick',
        },
      ),
    },
  }),
};
