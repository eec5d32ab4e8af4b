import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Solo whist, each under a name. */
export const cites = citesOf({
  blue: {
    'Solo Whist': { pack: '363', deal: '363-364', bidding: '364', scoring: '365' },
    'Solo Whist: Kimberly Solo': { kimberly: '365' },
    'Solo Whist: Three Hand': { threeHand: '365' },
    'Solo Whist: Penalties': { penalties: '366' },
  },
});
