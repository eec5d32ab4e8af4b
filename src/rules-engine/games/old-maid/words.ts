import { act, party } from '../../vocabulary/own-words.ts';

export const holder = party('the holder of the odd card');

export const drawFromThatHand = act('draw from that hand');
export const holdFaceDown = act('hold the cards face down', 'hold face down');
export const layAllOut = act('lay out all of them');
export const layOutPair = act('lay out the pair');
