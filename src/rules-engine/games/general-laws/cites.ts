import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of General laws of cards: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Laws of Card Games': { cardObject: '253', cardDeal: '254', cardMisdeal: '254-255', cardPlay: '255', cardRevokeClaim: '256' },
  },
});
