import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of red dog: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Red Dog': { players: '401', ante: '401', deal: '401', bet: '401', turn: '401', settle: '401', refusal: '401', end: '401' },
  },
});
