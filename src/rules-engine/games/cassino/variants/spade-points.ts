import { cite } from '../../../books.ts';
import { item, worth } from '../../../core/points.ts';

export const BLUE = cite('blue-ribbon-1940', '138', 'Spade Cassino');
export const USPC = cite('uspc-1898', '57', 'Spade Cassino');

export const spadePoints = {
  spade: item({
    title: 'Each spade',
    gist: 'A spade taken in, whatever else the card counts.',
    aka: ['every spade counts'],
    group: 'Cards taken in',
    books: { 'blue-ribbon-1940': worth(1, BLUE, { per: 'a spade' }), 'uspc-1898': worth(1, USPC, { per: 'a spade' }) },
  }),
  'spade-jack': item({
    title: 'Jack of spades',
    gist: 'What the jack of spades adds to its point as a spade.',
    aka: ['jack of spades counts two'],
    group: 'Cards taken in',
    books: {
      'blue-ribbon-1940': worth(1, BLUE, { says: 'In place of the point for most spades.' }),
      'uspc-1898': worth(1, USPC, { says: 'It counts two in all.' }),
    },
  }),
} as const;
export const amended = {
  target: { books: { 'blue-ribbon-1940': worth(61, BLUE), 'uspc-1898': worth(61, USPC) } },
  'whole-deal': { books: { 'blue-ribbon-1940': worth(24, BLUE) } },
} as const;
