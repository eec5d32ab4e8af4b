import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Base Ball with dice: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Dice games: Base ball': { game: '201' },
    'Base Ball with Dice (diamond form)': { bases: '201', outs: '201', fly: '201-202' },
  },
});

export const BOOK = 'blue-ribbon-1940';
