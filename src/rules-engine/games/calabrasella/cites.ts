import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Calabrasella, each under a name. */
export const cites = citesOf({
  blue: {
    Calabrasella: { scoring: '132', cards: '133' },
    'Calabrasella: Penalties': { penalties: '133' },
  },
});
