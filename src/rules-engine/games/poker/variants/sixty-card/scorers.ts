import { cards, listOf } from '../../../../scoring/fields.ts';
import { scorer } from '../../../../scoring/scorers.ts';
import type { Prices } from '../../reckoning/ranking.ts';
import { ABOUT, compare } from '../../reckoning/showdown.ts';

export const showdown = scorer({
  ...ABOUT,
  books: ['uspc-1898'],
  ask: { wide: listOf('Hands', cards('Cards', 'sixty-60', 5), 2, 8, { hint: 'Five cards each.' }) },
  score: ({ wide }, by: Prices) =>
    compare(by, { ranks: 15, note: 'The 11 and the 12 stand between the ten and the jack; the book does not print their rank.' }, wide, { field: 'wide' }),
});
