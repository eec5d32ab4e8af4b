import { act, thing, unit } from '../../vocabulary/own-words.ts';

export const ball = unit('ball');
export const allPocketed = thing('every ball pocketed by the stroke');

export const spotFirst = act('have the first ball that they score put on the deep-red spot, or as near it as can be', 'spot the first ball scored');
export const spotPocketed = act('have what was pocketed put on the deep-red spot, or as near as can be on a line below it', 'spot what was pocketed');
