import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the book on authors, each under a name. Page 12 begins at the ten that is asked for. */
export const cites = citesOf({
  blue: {
    Authors: {
      pack: doubtful('11', 'The number is damaged in our copy. Fifty-two is read, as it seems.'),
      deal: '11',
      ask: '11',
      give: '12',
      pass: '12',
      sets: '12',
      wins: '12',
    },
  },
});
