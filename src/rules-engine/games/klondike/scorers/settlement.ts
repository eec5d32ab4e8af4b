import { againstBanker } from '../../../mechanics/stakes/banker.ts';
import { points } from '../points.ts';

/** Blue Ribbon 1940, p. 248 and 252; for Sierra the figures of its history, p. 115-125. */
export const { settlement, bank } = againstBanker({
  books: ['sierra', 'blue-ribbon-1940'],
  points,
  place: 'the ace line',
  hint: 'The aces and all that is built on them.',
  least: 0,
  aka: ['vegas score', 'klondike payout', 'cards on the foundations'],
  notes: {
    sierra: 'The figures are those of the history that the manual tells; it gives no score of its own.',
    'blue-ribbon-1940':
      'The book prints price and rate in the form with a stock of thirteen, at the head of the chapter; here it says only that the ace line is paid for.',
  },
});
