import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the book on Hasenpfeffer, each under a name. */
export const cites = citesOf({
  blue: {
    Hasenpfeffer: {
      players: '390',
      rank: doubtful('390', 'Our copy prints a C between the king and the ten; we read it as the queen.'),
      deal: '390',
      bids: '390',
      lead: '390',
      count: '390',
      failed: '390',
    },
  },
});
