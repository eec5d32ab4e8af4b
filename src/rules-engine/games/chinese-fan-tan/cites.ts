import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of Chinese fan-tan: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { 'Chinese Fan Tan': { card: '184', count: '184', early: '184', pays: '184' } },
});
