import { party } from '../../vocabulary/own-words.ts';

export const honorsSide = party('the side with the honors');
