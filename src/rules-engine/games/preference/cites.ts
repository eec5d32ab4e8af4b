import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of Preference: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Preference: { game: '327' },
  },
});
