import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

export const DEAL = cite('blue-ribbon-1940', '132', 'Calabrasella');
export const COUNT = cite('blue-ribbon-1940', '133', 'Calabrasella');
export const PENALTIES = cite('blue-ribbon-1940', '133', 'Calabrasella: Penalties');

/** Where the books tell of Calabrasella: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Calabrasella: { scoring: '132', cards: '133' },
    'Calabrasella: Penalties': { penalties: '133' },
  },
});
