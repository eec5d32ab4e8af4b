import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

/** What the 1940 book calls Seven-Card Klondike is the game that bears the name alone today. */
export const LAYOUT = cite('blue-ribbon-1940', '251', 'Seven-Card Klondike');
export const PLAY = cite('blue-ribbon-1940', '252', 'Seven-Card Klondike');
const RATE_DOUBT =
  'The figure stands at the head of the chapter, in the form with a stock of thirteen; the seven-card form says only that the cards in the ace line are paid for.';
export const BARGAIN = cite('blue-ribbon-1940', '248', 'Klondike', { doubt: RATE_DOUBT });
// The chapter runs from page 115 to 125; our copy does not show where each page ends.
export const ADVICE = cite('sierra', '115-125', 'Solitaire: Strategies, One Deck Games');
export const HISTORY = cite('sierra', '115-125', 'Solitaire: The Great White North', { doubt: 'Told as history of the casino game, not as a rule of play.' });

export const NO_RULES = 'The manual leaves the rules of its solitaires to the help of its program; what it prints of this game is advice and history.';

/** Where the books tell of Klondike: each passage once, by a word of its own. */
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
