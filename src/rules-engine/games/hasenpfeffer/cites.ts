import { citesOf, doubtful } from '../../laws/cites.ts';

/** Where the book tells of Hasenpfeffer: each passage once, by a word of its own. */
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
