import { againstBanker } from '../../../mechanics/stakes/banker.ts';
import { points } from '../points.ts';

/** Blue Ribbon 1940, p. 248-251. */
export const { settlement, bank } = againstBanker({
  books: ['blue-ribbon-1940'],
  points,
  place: 'the top line',
  hint: 'The starters and all that is built on them.',
  least: 1,
  aka: ['casino score', 'canfield payout', 'cards on the foundations'],
  notes: { 'blue-ribbon-1940': 'The starter lies in the top line and is counted with it; the book does not say so in words.' },
});
