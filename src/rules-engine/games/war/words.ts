import { act } from '../../vocabulary/own-words.ts';

export const matchNumber = act('put down the same number of cards', 'match number');
export const putDownRest = act('put down all the cards left', 'put down rest');
export const threeDownOneUp = act('put down three cards face down and a fourth face up', 'three down one up');
