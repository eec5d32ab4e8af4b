// The words of this game alone. The second game to need one moves it to core.

import { act } from '../../core/words.ts';

export const leaveBothOut = act('leave both of them out of the next throw', 'leave both out');
export const throwKeptDie = act('throw again the die kept from the first throw', 'throw the first kept die');
export const throwLowerNewDie = act('throw again the lower of the two dice just thrown', 'throw the lower new die');
