import { act, amount, deed, things } from '../../vocabulary/own-words.ts';

export const earlierPoints = things('the points of earlier turns');
export const handOfPoints = amount('the points made in that turn', 'the points of the turn');
export const pushCarom = act('make a carom by a push', 'make a carom by a push');
export const pushLast = act('make the last stroke by a push', 'push the last stroke');
export const playBeyondString = act('play at a ball beyond the string, or at a point of the cushion beyond it', 'play beyond the string');
export const haveAllSpotted = act('have all the object balls spotted and play with the ball in hand', 'have all the balls spotted');
export const ballOnOwnSpot = deed('the ball', 'put back on its own spot');
export const ballLeftOff = deed('the ball', 'left off until its spot is free and the balls are at rest');
export const notTouched = deed('the frozen ball', 'taken as not touched');
export const poolAndBilliards = act('go by the accepted rules of pool and of four-ball billiards, as far as they go', 'follow pool and four-ball billiards');
