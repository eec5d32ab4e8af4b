import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the book on Nine Men's Morris, which it calls Morelles or The Mill, each under a name. */
export const cites = citesOf({
  blue: {
    'Morelles, or The Mill': {
      name: '258',
      men: '258-259',
      entering: '259',
      layout: doubtful('259', 'The figure is wanting in our copy; the usual layout, three squares with their sides joined, is drawn for it.'),
      line: '259',
      moving: '259',
      hop: '259',
      loss: '259',
    },
  },
});
export const BOOK = 'blue-ribbon-1940';
