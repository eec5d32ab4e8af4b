// The words of this game alone. The second game to need one moves it to the lists that games share.

import { party } from '../../vocabulary/own-words.ts';

export const sideInError = party('the side, or the single player, at fault');
