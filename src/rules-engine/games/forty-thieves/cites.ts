import { citesOf } from '../../laws/cites.ts';

export const NO_RULES =
  'The manual leaves the rules of its solitaires to the help of its program; of this one it prints that the columns are built down in suit.';

/**
 * The passages of the books on Forty thieves, each under a name.
 * The 1940 book has the game without a name.
 * The chapter runs from page 115 to 125; our copy does not show where each page ends.
 */
export const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Two Deck Games': { strategiesTwoDeck: '115-125' },
  },
  blue: {
    'Patience Games: With Two Packs': { twoPacks: '265' },
  },
  uspc: {
    'Napoleon at St. Helena': { napoleonPlay: '61' },
    'Napoleon at St. Helena; Twenty-four Card Tableau': { napoleonRedeal: '61-63' },
    'Solitaire: Napoleon at St. Helena': { napoleon: '61' },
    'Solitaire: Thirty-six Card Tableau': { thirtySixCard: '61-63' },
    'Solitaire: Thirty-two Card Tableau': { thirtyTwoCard: '61-63' },
    'Solitaire: Twenty-eight Card Tableau': { twentyEightCard: '61-63' },
    'Solitaire: Twenty-four Card Tableau': { twentyFourCard: '61-63' },
    'Thirty-six Card Tableau': { thirtySixCardPlay: '61-63' },
    'Thirty-two Card Tableau': { thirtyTwoCardDeal: '61-63' },
    'Twenty-eight Card Tableau': { twentyEightCardPlay: '61-63' },
    'Twenty-four Card Tableau': { twentyFourCardPlay: '61-63' },
  },
});
