import { act } from '../../vocabulary/own-words.ts';

export const discardOne = act('discard one of its six cards', 'discard one of six');
export const keepFiveOfEleven = act('keep five of the eleven cards', 'keep five of eleven');
export const leaveTrick = act('leave the trick to others', 'leave the trick');
export const leadFaceDown = act('lead the poorest card face down as a trump', 'lead one face down');
export const playTrumpToIt = act('play a trump to it, if able', 'play a trump to it');
export const trumpOrNot = act('trump or not', 'trump or not');
