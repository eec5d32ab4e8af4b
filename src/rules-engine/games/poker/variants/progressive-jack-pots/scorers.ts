import { choiceOf } from '../../../../scoring/fields.ts';
import { scorer } from '../../../../scoring/scorers.ts';
import { ABOUT, ask, type NEEDS, type Prices, proveOpeners } from '../../reckoning/openers.ts';

/** The required pair goes up with every deal that nobody opens. */
export const openers = scorer({
  ...ABOUT,
  books: ['donohue'],
  ask: {
    ...ask,
    need: choiceOf('Openers asked for', { jacks: 'Jacks or better', queens: 'Queens or better', kings: 'Kings or better', aces: 'Aces or better' }),
  },
  score: (values, by: Prices) => proveOpeners(values, values.need as keyof typeof NEEDS, by),
});
