// The words of this game alone. The second game to need one moves it to the lists that games share.

import { act } from '../../vocabulary/own-words.ts';

export const turnHiddenCard = act('turn the card beneath face up', 'turn hidden card');
