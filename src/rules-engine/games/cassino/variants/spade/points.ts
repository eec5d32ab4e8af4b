import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Cassino } from '../../code.ts';

export const spadePoints = {
  spade: item({
    title: 'Each spade',
    gist: 'A spade taken in, whatever else the card counts.',
    aka: ['every spade counts'],
    group: 'Cards taken in',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.spade, { per: 'a spade' }),
      'uspc-1898': bookValue(1, cites.uspc.spade, { per: 'a spade', way: 'of-60-too' }),
    },
  }),
  'spade-jack': item({
    title: 'Jack of spades',
    gist: 'What the jack of spades adds to its point as a spade.',
    aka: ['jack of spades counts two'],
    group: 'Cards taken in',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.spade, { says: 'In place of the point for most spades.' }),
      'uspc-1898': bookValue(1, cites.uspc.spade, { says: 'It counts two in all.' }),
    },
  }),
} as const;
export const amended = {
  target: {
    title: 'The game of 61',
    gist: 'The points that win the game, kept on a cribbage board.',
    aka: ['sixty-one', 'how many points to win'],
    books: { 'blue-ribbon-1940': bookValue(61, cites.blue.spade), 'uspc-1898': bookValue(61, cites.uspc.spade) },
  },
  'whole-deal': {
    gist: 'What cards, each spade, the jack of spades, both cassinos and the aces come to together, without sweeps.',
    aka: ['twenty-four points', 'how many points in a deal'],
    books: { 'blue-ribbon-1940': bookValue(24, cites.blue.spade) },
  },
} as const satisfies AmendedPoints<Cassino>;
