import { act, thing } from '../../vocabulary/own-words.ts';

export const ballsSoMade = thing('every ball that the stroke pockets');
export const toItsPlace = act('have the ball put back where it lay at the opening', 'back to its first place');
export const toPyramidSpot = act('have the ball put on the pyramid or red-ball spot, or as near it as can be', 'on the pyramid spot');

export const payForAll = act('pay for the refreshment of all in the game', 'pay for the refreshment');
export const payForGame = act('pay for the game');
