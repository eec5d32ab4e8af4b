import { act, amount, deed, things } from '../../vocabulary/own-words.ts';

export const runOver = act('end the run');
export const valueOfBall = amount('the value of the ball');
export const ballBackOnSpot = deed('the ball', 'spotted again');
export const caromAndPocket = things('the carom and the pocket');
export const playBlack = act('play at the black', 'play at the black');
export const asItLies = act('play the cue ball as it lies', 'play it as it lies');
export const anyWay = act('play from the D in any direction');
