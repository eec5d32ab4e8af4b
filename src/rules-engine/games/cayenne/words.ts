// The words of this game alone. The second game to need one moves it to the lists that games share.

import { party } from '../../vocabulary/own-words.ts';

export const honorsSide = party('the side with the honors');
