import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on I doubt it, each under a name. Page 391 begins with the cards turned up. */
export const cites = citesOf({
  blue: { 'I Doubt It': { deal: '390', say: '390', doubt: '391', next: '391', quiet: '391', pay: '391' } },
});
