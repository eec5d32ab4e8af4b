import { act, party } from '../../vocabulary/own-words.ts';

export const leftNeighbour = party('the player on the thrower’s left', 'left neighbour');

export const throwDice = act('throw the dice');
export const throwInTurn = act('throw when the dice come round', 'throw in turn');
export const throwThrice = act('make three throws in the same way', 'make three throws');
