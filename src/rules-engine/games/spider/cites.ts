import { citesOf } from '../../core/cites.ts';

/** Where the manual tells of Spider. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
export const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Two Deck Games': { advice: '115-125' },
    'Solitaire: Strategies, One Deck Games': { spiderette: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});
