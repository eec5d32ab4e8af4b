import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Preference, each under a name. */
export const cites = citesOf({
  blue: {
    Preference: { game: '327' },
  },
});
