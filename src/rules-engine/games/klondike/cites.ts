import { citesOf } from '../../laws/cites.ts';

export const NO_RULES = 'The manual leaves the rules of its solitaires to the help of its program; what it prints of this game is advice and history.';

/**
 * The passages of the books on Klondike, each under a name.
 * The 1940 book's Seven-Card Klondike is the game called just Klondike today.
 * The chapter runs from page 115 to 125; our copy does not show where each page ends.
 */
export const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { strategiesOneDeck: '115-125' },
    'Solitaire: The English learn Patience': { englishLearn: '115-125' },
    'Solitaire: The Great White North': { greatWhiteNorth: '115-125' },
  },
  blue: {
    Klondike: { scoring: '248', object: '248-251' },
    'Klondike; Seven-Card Klondike': { sevenCard: '248-252' },
    'Seven-Card Klondike': { sevenCardPlay: '251', sevenCardDraw: '251-252', sevenCardScoring: '252' },
  },
});
