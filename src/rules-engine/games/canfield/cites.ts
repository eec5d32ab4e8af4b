import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

/** What the 1940 book calls Klondike is the game called Canfield today. */
export const BARGAIN = cite('blue-ribbon-1940', '248', 'Klondike');
export const LAYOUT = cite('blue-ribbon-1940', '249', 'Klondike');
export const TOP_LINE = cite('blue-ribbon-1940', '249-250', 'Klondike');
export const PLAY = cite('blue-ribbon-1940', '250', 'Klondike');
export const END = cite('blue-ribbon-1940', '250-251', 'Klondike');
export const COUNT = cite('blue-ribbon-1940', '250-251', 'Klondike', {
  doubt: 'The cards in the top row are counted; that the starter is among them follows from its place and is not said.',
});

export const NO_RULES = 'The manual leaves the rules of its solitaires to the help of its program; of this one it prints a line of advice.';

/** Where the books tell of Canfield: each passage once, by a word of its own. */
export const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { strategiesOneDeck: '115-125' },
    'Solitaire: The Great White North': { greatWhiteNorth: '115-125' },
  },
  blue: {
    Klondike: {
      klondikeScoring: '248',
      klondikePay: '248-251',
      klondikePack: '248-250',
      klondikeStarter: '248-249',
      klondikeDraw: '249-250',
      klondikeDeal: '249',
      klondikePlay: '250',
      klondikeGame: '250-251',
    },
    'Klondike; Seven-Card Klondike': { klondikeSevenCard: '248-252' },
  },
});
