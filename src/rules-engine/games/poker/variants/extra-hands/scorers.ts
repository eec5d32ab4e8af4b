import { cards, choiceOf, listOf } from '../../../../scoring/fields.ts';
import { problem } from '../../../../scoring/result.ts';
import { scorer } from '../../../../scoring/scorers.ts';
import { CUSTOMARY_EXTRAS, EXTRAS_BY_CHANCE } from '../../reckoning/extra-hands.ts';
import type { Prices } from '../../reckoning/ranking.ts';
import { ABOUT, compare } from '../../reckoning/showdown.ts';

const ORDERS = { customary: 'As custom has them', reckoned: 'As the author has them, by chance' } as const;
export const showdown = scorer({
  ...ABOUT,
  books: ['blue-ribbon-1940', 'donohue'],
  ask: {
    hands: listOf('Hands', cards('Cards', 'standard-52', 5), 2, 8, { hint: 'Five cards each.' }),
    extra: choiceOf('Order of the extra hands', ORDERS, { given: 'skip-straight', otherwise: 'customary' }),
  },
  score: ({ hands, extra }, by: Prices) =>
    compare(by, { extras: extra === 'reckoned' ? EXTRAS_BY_CHANCE : CUSTOMARY_EXTRAS }, hands, {
      found: extra === 'reckoned' && !by.has('skip-straight') ? [problem('extra', 'the one order that this book has', ORDERS.reckoned)] : [],
    }),
});
