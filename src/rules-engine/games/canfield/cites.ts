import { citesOf } from '../../laws/cites.ts';

export const NO_RULES = 'The manual leaves the rules of its solitaires to the help of its program; of this one it prints a line of advice.';

/**
 * The passages of the books on Canfield, each under a name.
 * What the 1940 book calls Klondike is the game called Canfield today.
 */
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
