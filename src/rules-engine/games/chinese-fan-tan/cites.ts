import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Chinese fan-tan, each under a name. */
export const cites = citesOf({
  blue: { 'Chinese Fan Tan': { card: '184', count: '184', early: '184', pays: '184' } },
});
