import { cards, listOf } from '../../../scoring/fields.ts';
import { scorer } from '../../../scoring/scorers.ts';
import type { Prices } from '../reckoning/ranking.ts';
import { ABOUT, compare, noStraights, straightProblems } from '../reckoning/showdown.ts';

/** Compares two to eight hands of five cards. */
export const showdown = scorer({
  ...ABOUT,
  books: ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask: {
    hands: listOf('Hands', cards('Cards', 'standard-52', 5), 2, 8, { hint: 'Five cards each.' }),
    'no-straights': noStraights,
  },
  score: ({ hands, 'no-straights': left }, by: Prices) => compare(by, { straights: left !== true }, hands, { found: straightProblems(by, left) }),
});
