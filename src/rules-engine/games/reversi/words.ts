import { act } from '../../vocabulary/own-words.ts';

export const setOutsideMiddle = act('set a man outside the four squares in the middle', 'set outside the middle');
export const setEnclosingNone = act('set a man that encloses none of the opponent’s', 'set it there');
export const turnAll = act('turn over all the men between', 'turn all between');
export const turnEveryLine = act('turn the men in every line that is enclosed', 'turn every line');
