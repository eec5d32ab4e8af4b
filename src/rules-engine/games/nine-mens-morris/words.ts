import { act, moment } from '../../vocabulary/own-words.ts';

export const lineMade = moment('A line of three is made', { after: 'move' });

export const takeFromLine = act('take a man out of a line of three', 'take from a line');
export const takeOne = act('take any one of the opponent’s men off the layout, but none of three in line while there are others', 'take one man');
export const moveFar = act('move to a point that does not adjoin', 'move so far');
export const moveOnto = act('move to a point that is taken', 'move there');
export const hop = act('hop to any vacant point', 'hop anywhere');
export const moveEarly = act('move a man before all nine are entered', 'move yet');
