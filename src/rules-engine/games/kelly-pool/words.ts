import { act, deed, party, unit } from '../../vocabulary/own-words.ts';

export const holder = party('the player who holds that number');

export const forfeit = act('forfeit', 'forfeit');
export const sayDead = act('say at once that they are dead', 'say that they are dead');
export const giveUpNumber = act('give up their small ball');
export const playOnInTurn = act('go on playing in their turn', 'play on');
export const winIt = act('win the game');
export const playAnyBall = act('play straight at any other ball', 'play at another ball');
export const bankFromOutside = act('play for the lowest ball by a massé, or by a bank outside the string', 'massé or bank');

export const strokeTakenBack = deed('every ball that the stroke pocketed', 'put back on the table');
export const lowestSpotted = deed('the lowest ball', 'put on the spot of the 1 or, if that is taken, in front of it');
export const othersSpotted = deed('the other balls', 'put in the order of their numbers on a line from that spot to the foot rail', 'several');
export const nextDoubled = deed('the next game', 'played as a double header');
export const begunAgain = deed('the play', 'begun again as though there had been no game');

export const forfeits = unit('forfeit');
