import { act, amount, deed, each } from '../../vocabulary/own-words.ts';

export const pinDown = each('pin knocked down');
export const changeWhites = act('have the two whites change places and go on', 'exchange the whites');
export const wholeGain = amount('as many points as the stroke would have brought', 'what it would have brought');
export const ballSpotted = deed('the ball', 'put on its spot');
