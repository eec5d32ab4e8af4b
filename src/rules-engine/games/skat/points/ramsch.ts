import { doubted } from '../../../laws/cites.ts';
import { bookValue, item, unscored } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';

const G = 'Ramsch';
const NOT_PLAYED = unscored('The book has no ramsch.');

/** The score when nobody has bid, and the three play to take few points. */
export const ramschPoints = {
  'most-points': item({
    title: 'Most points at ramsch',
    gist: 'Nobody has bid, and the player with the most card points is set down.',
    aka: ['loser of ramsch', 'ramsch minus'],
    group: G,
    books: { 'blue-ribbon-1940': bookValue(-20, cites.blue.bidding), 'uspc-1898': NOT_PLAYED },
  }),
  'tied-for-most': item({
    title: 'Two tied for most at ramsch',
    gist: 'Two players share the highest number of card points.',
    aka: ['tie in ramsch'],
    group: G,
    books: { 'blue-ribbon-1940': bookValue(-20, cites.blue.scoring, { per: 'each of the two' }), 'uspc-1898': NOT_PLAYED },
  }),
  'no-trick': item({
    title: 'A player without a trick at ramsch',
    gist: 'One player takes no trick, and the game costs more.',
    aka: ['virgin', 'jungfrau', 'no tricks in ramsch'],
    group: G,
    books: {
      'blue-ribbon-1940': bookValue(-30, doubted(cites.blue.scoring, 'The book does not say who pays; by the sense it is the player with the most points.')),
      'uspc-1898': NOT_PLAYED,
    },
  }),
  'all-tricks': item({
    title: 'Every trick at ramsch',
    gist: 'One player takes all the tricks.',
    aka: ['durchmarsch', 'march in ramsch'],
    group: G,
    books: {
      'blue-ribbon-1940': bookValue(
        -50,
        doubted(cites.blue.scoring, 'The book does not say who pays; the player with every trick has the most points as well.'),
      ),
      'uspc-1898': NOT_PLAYED,
    },
  }),
} as const;
