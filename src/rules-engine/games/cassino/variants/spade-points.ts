import { item, worth } from '../../../core/points.ts';
import { cites } from '../cites.ts';

export const spadePoints = {
  spade: item({
    title: 'Each spade',
    gist: 'A spade taken in, whatever else the card counts.',
    aka: ['every spade counts'],
    group: 'Cards taken in',
    books: { 'blue-ribbon-1940': worth(1, cites.blue.spade, { per: 'a spade' }), 'uspc-1898': worth(1, cites.uspc.spade, { per: 'a spade' }) },
  }),
  'spade-jack': item({
    title: 'Jack of spades',
    gist: 'What the jack of spades adds to its point as a spade.',
    aka: ['jack of spades counts two'],
    group: 'Cards taken in',
    books: {
      'blue-ribbon-1940': worth(1, cites.blue.spade, { says: 'In place of the point for most spades.' }),
      'uspc-1898': worth(1, cites.uspc.spade, { says: 'It counts two in all.' }),
    },
  }),
} as const;
export const amended = {
  target: { books: { 'blue-ribbon-1940': worth(61, cites.blue.spade), 'uspc-1898': worth(61, cites.uspc.spade) } },
  'whole-deal': { books: { 'blue-ribbon-1940': worth(24, cites.blue.spade) } },
} as const;
