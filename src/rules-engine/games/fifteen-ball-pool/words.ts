import { act } from '../../vocabulary/own-words.ts';

export const playGameAgain = act('play the game again');
export const proclaim = act('say so as soon as a game is won', 'say so');
