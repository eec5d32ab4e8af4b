import { party } from '../../vocabulary/own-words.ts';

export const sideInError = party('the side, or the single player, at fault');
