// The fields of a hand: its tiles, the player's seat, how it was won.
import { choiceOf } from '../../../scoring/fields.ts';
import { tiles } from '../../../vocabulary/tiles.ts';
import { WIND_NAMES } from './kinds.ts';

const WON = { field: 'outcome', is: ['won'] } as const;

export const ASK = {
  outcome: choiceOf('Whose hand is it?', { won: 'The player’s who calls Mah Jong', other: 'Another player’s' }),
  seat: choiceOf('The player’s own wind', WIND_NAMES),
  round: choiceOf('The prevailing wind', WIND_NAMES, { otherwise: 'E' }),
  hand: tiles('In the hand', [1, 14], { hint: 'Without the winning tile.' }),
  last: tiles('Winning tile', [1, 1], { when: WON }),
  table: tiles('Sets on the table', [3, 16], { optional: true }),
  kongs: tiles('Kongs from the hand', [4, 16], { optional: true, hint: 'Shown with their end tiles face down.' }),
  how: choiceOf(
    'Where did the winning tile come from?',
    { discard: 'A discard', drawn: 'The wall', loose: 'A loose tile', robbed: 'Another’s kong' },
    { when: WON },
  ),
  moment: choiceOf('And was it', { neither: 'Neither', first: 'The first tile drawn', last: 'The last tile there was' }, { when: WON, otherwise: 'neither' }),
} as const;
