import { act } from '../../vocabulary/own-words.ts';

export const turnHiddenCard = act('turn the card beneath face up', 'turn hidden card');
