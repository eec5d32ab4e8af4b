import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of I doubt it: each passage once, by a word of its own. Page 391 begins with the cards turned up. */
export const cites = citesOf({
  blue: { 'I Doubt It': { deal: '390', say: '390', doubt: '391', next: '391', quiet: '391', pay: '391' } },
});
