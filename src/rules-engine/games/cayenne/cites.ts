import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Cayenne, each under a name. */
export const cites = citesOf({
  blue: {
    Cayenne: { rank: '140', multiply: '140-141', scoring: '141', bothOut: '141-142', tricksFirst: '142' },
    'Cayenne: Penalties': { penalties: '142' },
  },
});
