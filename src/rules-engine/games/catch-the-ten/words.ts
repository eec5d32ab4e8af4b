// The words of this game alone. The second game to need one moves it to core.

import { party } from '../../core/words.ts';

export const sideInError = party('the side, or the single player, at fault');
