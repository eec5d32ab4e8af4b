import { scorer } from '../../../../scoring/scorers.ts';
import { ABOUT, ask, type Prices, proveOpeners } from '../../reckoning/openers.ts';

export const openers = scorer({
  ...ABOUT,
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score: (values, by: Prices) => proveOpeners(values, 'jacks', by),
});
