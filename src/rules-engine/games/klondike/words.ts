// The words of this game alone. The second game to need one moves it to core.

import { act } from '../../core/words.ts';

export const turnHiddenCard = act('turn the card beneath face up', 'turn hidden card');
