import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

// By the contents of the manual the chapter begins on page 35 and the next one on page 48; our copy does not show where each page ends.
const PAGES = '35-47';
export const HOW = cite('sierra', PAGES, 'Canasta: How the game is played');
export const MELDS = cite('sierra', PAGES, 'Canasta: Making melds and canastas');
export const INITIAL = cite('sierra', PAGES, 'Canasta: Making the initial meld');
export const PILE = cite('sierra', PAGES, 'Canasta: Picking up the discard pile');
export const OUT = cite('sierra', PAGES, 'Canasta: Going out');
export const PLAY = cite('sierra', PAGES, 'Canasta: Playing the game');
export const SCORING = cite('sierra', PAGES, 'Canasta: Scoring');

/** Where the books tell of Canasta: each passage once, by a word of its own. */
export const cites = citesOf({
  sierra: {
    'Canasta: Going out': { goingOut: '35-47' },
    'Canasta: How the game evolved': { history: '35-47' },
    'Canasta: How the game is played': { play: '35-47' },
    'Canasta: Making melds and canastas': { makingMelds: '35-47' },
    'Canasta: Making the initial meld': { makingInitialMeld: '35-47' },
    'Canasta: Picking up the discard pile': { pickingUpDiscard: '35-47' },
    'Canasta: Playing the game': { playing: '35-47' },
    'Canasta: Scoring': { scoring: '35-47' },
  },
});
