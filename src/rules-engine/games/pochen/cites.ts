import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Pochen, each under a name. */
export const cites = citesOf({
  blue: {
    Pochen: {
      layout: '281',
      deal: '281',
      trumps: '281',
      marriage: '281',
      sequence: '281',
      remains: '281',
      offer: '281',
      show: '282',
      rank: '282',
      play: '282',
      king: '282',
      pass: '282',
      out: '282',
      next: '282',
    },
  },
});
