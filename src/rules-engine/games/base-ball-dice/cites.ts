import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Base Ball with dice, each under a name. */
export const cites = citesOf({
  blue: {
    'Dice games: Base ball': { game: '201' },
    'Base Ball with Dice (diamond form)': { bases: '201', outs: '201', fly: '201-202' },
  },
});

export const BOOK = 'blue-ribbon-1940';
