import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

export const BLUE = cite('blue-ribbon-1940', '327', 'Preference', {
  doubt: 'The heading cannot be read in our copy; the table of contents puts Preference on this page.',
});

/** Where the books tell of Preference: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Preference: { game: '327' },
  },
});
