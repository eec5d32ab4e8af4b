// The words of this game alone. The second game to need one moves it to core.

import { party } from '../../core/words.ts';

export const honorsSide = party('the side with the honors');
