import { cards, listOf } from '../../../../scoring/fields.ts';
import { scorer } from '../../../../scoring/scorers.ts';
import type { Prices } from '../../reckoning/ranking.ts';
import { ABOUT, compare } from '../../reckoning/showdown.ts';
import { WILD_JOKER } from '../../reckoning/wild.ts';

export const showdown = scorer({
  ...ABOUT,
  books: ['uspc-1898'],
  ask: { hands: listOf('Hands', cards('Cards', 'standard-53', 5), 2, 8, { hint: 'Five cards each.' }) },
  score: ({ hands }, by: Prices) => compare(by, { wild: WILD_JOKER }, hands),
});
