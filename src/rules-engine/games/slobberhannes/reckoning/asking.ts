import { SEAT_NAMES } from '../../../mechanics/seats.ts';
import { choiceOf, count, listOf } from '../../../scoring/fields.ts';

const { eighth: _, ...SEVEN } = SEAT_NAMES;
export const SEVEN_SEATS = SEVEN;

export const players = choiceOf('How many play?', { four: 'Four', five: 'Five', six: 'Six', seven: 'Seven' }, { otherwise: 'four' });

/** Fields for who took each of the three. */
export const first = choiceOf('Who took the first trick?', SEVEN_SEATS);
export const queen = choiceOf('Who took the queen of clubs?', SEVEN_SEATS);
export const last = choiceOf('Who took the last trick?', SEVEN_SEATS);

/** Fields for the revokes by player, empty if there were none. */
export const revokes = {
  atEnds: listOf('Revokes on the first or the last trick, player by player', count('Player', 0, 2), 4, 7, {
    optional: true,
    seldom: true,
    hint: 'In the order of the seats. Left empty: none.',
  }),
  between: listOf('Revokes on other tricks, player by player', count('Player', 0, 6), 4, 7, {
    optional: true,
    seldom: true,
    hint: 'In the order of the seats. Left empty: none.',
  }),
} as const;
