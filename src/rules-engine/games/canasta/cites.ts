import { citesOf } from '../../laws/cites.ts';

/**
 * The passages of the books on Canasta, each under a name.
 * By the manual's table of contents the chapter begins on page 35. It leaves out Crazy Eights, which comes next, and has Cribbage on page 48;
 * our copy does not show where each page ends.
 */
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
    'Canasta: Strategies for going out': { strategiesGoingOut: '35-47' },
  },
});
