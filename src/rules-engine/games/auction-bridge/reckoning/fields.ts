import { choiceOf, count } from '../../../scoring/fields.ts';
import { DENOMINATIONS, DOUBLINGS } from './denominations.ts';

export const CHICANES = {
  none: 'Nobody, or not asked',
  declarers: 'A hand of declarer’s side',
  defenders: 'A hand of the defenders',
  both: 'One hand of each side',
} as const;

const HONOURS_HINT = 'Ace, king, queen, jack and ten of trumps; at no trumps the aces.';

/** The fields of a deal; with `when`, a sheet asks them only for deals that were played. */
export const dealFields = {
  level: count('Odd tricks bid', 1, 7, { hint: 'Tricks over six: 4 for "four hearts".', across: 'denomination' }),
  denomination: choiceOf('Trump suit', DENOMINATIONS),
  doubling: choiceOf('Doubled?', DOUBLINGS, { otherwise: 'no' }),
  tricks: count('Tricks won by declarer’s side', 0, 13, { unit: 'tricks', hint: 'Of thirteen, after any tricks that a revoke transfers.' }),
  'honours-declarer': count('Honours in declarer’s hand', 0, 5, { optional: true, seldom: true, hint: HONOURS_HINT }),
  'honours-dummy': count('Honours in dummy', 0, 5, { optional: true, seldom: true }),
  'honours-left': count('Honours on declarer’s left', 0, 5, { optional: true, seldom: true }),
  'honours-right': count('Honours on declarer’s right', 0, 5, { optional: true, seldom: true }),
  chicane: choiceOf('Who was dealt no trump?', CHICANES, { otherwise: 'none', given: 'chicane', seldom: true }),
} as const;
