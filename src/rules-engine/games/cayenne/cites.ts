import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of Cayenne: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Cayenne: { rank: '140', multiply: '140-141', scoring: '141', bothOut: '141-142', tricksFirst: '142' },
    'Cayenne: Penalties': { penalties: '142' },
  },
});
