import { act, deed, things } from '../../vocabulary/own-words.ts';

export const strokeGain = things('the gains of the stroke');
export const ballBackForIt = deed('one ball that they pocketed before', 'put back on the pyramid spot, or close behind');
export const pocketedBack = deed('the pyramid ball pocketed', 'put back on the spot');
export const ballOnSpot = deed('the ball', 'put on the spot');
export const firstOneBack = act('have the first ball that they pocket put on the table', 'put up the first ball pocketed');
export const payPerBall = act('pay the price of a life for each ball owed, or have as many taken off their score', 'pay for each ball owed');
export const playWhiteOn = act('go on with the white, and the opponent with the red, in turn', 'play the white');
export const playFromD = act('play from the half circle at any ball on the table', 'play at any ball');
export const placeBall = act('place a ball on the spot');
