// Fields that the account and the scorer of one game share.

import { SEAT_NAMES } from '../../../mechanics/seats.ts';
import { choiceOf, count } from '../../../scoring/fields.ts';

const OWN = { optional: true, seldom: true, unit: 'chips', given: 'held-back' } as const;

/** The agreed payments for a card held back, if they are not those of the book. */
export const AGREED = {
  other: count('For a card held back, if agreed otherwise', 1, 1000, OWN),
  starter: count('For a card of the starting rank held back, if agreed otherwise', 1, 1000, OWN),
} as const;

export const CARD = { other: 'Any but one of the starting rank', starter: 'One of the starting rank' } as const;

/** Who was out first, at a table of up to eight. */
export const WINNER = choiceOf('Who was out first?', SEAT_NAMES, { when: { field: 'what', is: ['over'] } });
