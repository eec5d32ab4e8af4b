import { act, deed, party } from '../../vocabulary/own-words.ts';

export const white = party('White');
export const black = party('Black');

export const beginPlay = act('make the first move', 'first move');
export const moveBack = act('move backward');
export const jumpOrCapture = act('jump or capture', 'jump');
export const moveFurther = act('move more than one square at a time', 'move so far');
export const devilOnEdge = deed('the devil', 'placed on any of the four squares of the opposite edge');
