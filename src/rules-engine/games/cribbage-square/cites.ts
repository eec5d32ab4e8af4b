import { citesOf } from '../../laws/cites.ts';

/** The passages of the manual on cribbage square, and on cribbage, by which its lines are counted. Our copy does not show where each page of a chapter ends. */
export const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Cribbage: How the game is played': { cribbage: '48-58' },
    'Cribbage: In Hand': { hand: '48-58' },
  },
});
