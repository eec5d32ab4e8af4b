import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on red dog, each under a name. */
export const cites = citesOf({
  blue: {
    'Red Dog': { players: '401', ante: '401', deal: '401', bet: '401', turn: '401', settle: '401', refusal: '401', end: '401' },
  },
});
