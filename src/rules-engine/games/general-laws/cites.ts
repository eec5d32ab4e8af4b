import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on General laws of cards, each under a name. */
export const cites = citesOf({
  blue: {
    'Laws of Card Games': { cardObject: '253', cardDeal: '254', cardMisdeal: '254-255', cardPlay: '255', cardRevokeClaim: '256' },
  },
});
