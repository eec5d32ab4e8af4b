import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on patience poker, each under a name. */
export const cites = citesOf({
  blue: {
    'Patience Poker': { packs: '395', call: '395', touch: '395', limit: '395', object: '395', table: '396', example: '396', score: '396' },
    Poker: { ace: '285' },
  },
});
