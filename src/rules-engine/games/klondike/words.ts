// The words of this game alone. The second game to need one moves it to core.

import { act } from '../../core/words.ts';

export const movePartOfRun = act('move a part of the cards that lie face up', 'move part of run');
export const moveRun = act('move all the cards that lie face up', 'move run');
export const turnHiddenCard = act('turn the card beneath face up', 'turn hidden card');
