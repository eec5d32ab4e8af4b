// What each book gives at cinch: Blue Ribbon, p. 186-188; U.S. Playing Card, p. 57-59.
import type { WholePlace } from '../../whole.ts';

const both = (gives: string) => ({ 'blue-ribbon-1940': `${gives}, p. 186`, 'uspc-1898': `${gives}, p. 58` });

export const points: NonNullable<WholePlace['points']> = {
  high: both('1 point'),
  low: both('1 point'),
  jack: both('1 point'),
  game: both('1 point'),
  'right-pedro': both('5 points'),
  'left-pedro': both('5 points'),
  joker: { 'uspc-1898': '10 points, p. 58-59' },
  whole: both('14 points'),
  'bid-made': {
    'blue-ribbon-1940': 'the lower of the two sides’ scores is taken from the higher, and the difference is won, p. 186-187',
    'uspc-1898': 'each side scores all that it has made, p. 58',
  },
  'bid-failed': {
    'blue-ribbon-1940': 'the adversaries score the bid as well as the points that they made; the bidder nothing, p. 186-187',
    'uspc-1898': 'the side is set back the amount of its bid, p. 58',
  },
  'to-adversaries': { 'uspc-1898': 'the amount of the bid is added to the adversaries’ score, p. 58-59' },
  revoke: {
    'blue-ribbon-1940': 'the revoking side scores nothing; the bidder’s side loses its bid by it, and keeps what it makes after one by an adversary, p. 188',
    'uspc-1898': 'the revoking side scores nothing; the bidder keeps all that is made after a revoke by an adversary, p. 58',
  },
  order: { 'uspc-1898': 'high, low, jack, game, right pedro, left pedro, p. 58' },
  target: { 'blue-ribbon-1940': '51 points, p. 186', 'uspc-1898': '52 points, p. 57' },
};
