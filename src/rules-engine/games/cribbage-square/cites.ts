import { citesOf } from '../../laws/cites.ts';

/** Where the manual tells of cribbage square, and of the cribbage by which its lines are counted. Our copy does not show where each page of a chapter ends. */
export const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Cribbage: How the game is played': { cribbage: '48-58' },
    'Cribbage: In Hand': { hand: '48-58' },
  },
});
