import { act } from '../../vocabulary/own-words.ts';

export const beCredited = act('be credited with every ball that they pocket in that frame', 'count that frame');
export const losePoints = act('have points taken off their score, and put no ball back', 'lose points, no ball');
export const playFrameOut = act('play on until every ball of the frame is pocketed', 'play the frame out');
export const stopAtOnce = act('stop at once', 'stop');
