import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of Calabrasella: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Calabrasella: { scoring: '132', cards: '133' },
    'Calabrasella: Penalties': { penalties: '133' },
  },
});
