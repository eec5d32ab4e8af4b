import { act } from '../../vocabulary/own-words.ts';

export const countAsBlank = act('count the die as a blank', 'count a blank');
export const throwAllDice = act('throw all three dice each time and add all the throws', 'throw all three dice');
export const throwAsBoston = act('throw as at Going to Boston, a die staying after each of the first two throws', 'throw as at Boston');
