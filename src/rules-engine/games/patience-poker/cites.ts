import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of patience poker: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Patience Poker': { packs: '395', call: '395', touch: '395', limit: '395', object: '395', table: '396', example: '396', score: '396' },
    Poker: { ace: '285' },
  },
});
