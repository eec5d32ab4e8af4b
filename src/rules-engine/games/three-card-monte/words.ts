import { act } from '../../vocabulary/own-words.ts';

export const bendCards = act('bend the cards slightly lengthwise, to pick them up by the ends', 'bend the cards');
export const payTwo = act('pay two stakes for one', 'pay 2 for 1');
export const shiftCards = act('shift the cards about face down until the players cannot tell which is black', 'shift to confuse');
export const showBlack = act('show the black card distinctly before shifting the cards', 'show the black card');
export const takeTwoRed = act('take two red cards and one black');
