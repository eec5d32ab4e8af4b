import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Pope Joan, each under a name. */
export const cites = citesOf({
  blue: { 'Pope Joan': { layout: '374', dressing: '374', lead: '375', played: '375', end: '375', kept: '375', grows: '375' } },
  donohue: {
    'Pope, or Pope Joan': {
      board: '326',
      pack: '326',
      dressing: '326',
      deal: '326',
      stops: '326',
      stock: '326',
      turned: '327',
      lead: '327',
      follow: '327',
      out: '327',
      pope: '327',
      pairs: '327',
      claim: '327',
      example: '327',
    },
  },
});
