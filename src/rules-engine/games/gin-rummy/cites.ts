import { citesOf } from '../../laws/cites.ts';

/**
 * The passages of the books on Gin rummy, each under a name.
 * The manual's chapter runs from page 68 to 76; our copy does not show where each page ends.
 */
export const cites = citesOf({
  sierra: {
    'Gin Rummy: How the game is played': { play: '68-76' },
  },
  blue: {
    Rum: { rum: '397' },
    'Gin, or Gin Poker': { pokerPlayers: '398', pokerPack: '398-399', pokerScoring: '399' },
  },
});
