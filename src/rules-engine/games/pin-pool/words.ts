import { act, deed, party, thing, things } from '../../vocabulary/own-words.ts';

export const pins = things('the pins');
export const thePin = thing('the pin');
export const strokeMade = thing('the stroke played');

export const ballToPinSpot = deed('the ball', 'put on the pin-pool spot or, if that is taken, on the nearest free spot');
export const ownToPinSpot = deed('the player’s ball', 'put on the pin-pool spot or, if that is taken, on the nearest free spot');
export const pinsReplaced = deed('the pins', 'put back on their spots', 'several');
export const pinReplaced = deed('the pin', 'put back on its spot');
export const pinLeftOff = deed('the pin', 'left off the table until the ball has gone from its spot');
export const missingAnnounced = deed('the missing ball', 'announced by the game-keeper');
export const burstDeclared = deed('the player', 'burst, whatever the count');

export const backToBall = act('go back to the number on the small ball', 'go back to the number');
export const drawAnother = act('draw another ball on the terms agreed, and choose between the two before the next shot', 'draw another ball');
export const claimAtTurn = act('claim the pool before the turn comes round again');
export const playAtTurn = act('play when the turn comes', 'play in turn');
export const correctByConsent = act('have the score corrected, unless all the players consent', 'have it corrected');
export const bePutBurst = act('be burst by the stroke');
export const playAtPins = act('play with either touching ball straight at the pins', 'play straight at the pins');
export const followKeeper = act('go by what the game-keeper decides', 'game-keeper decides');
export const winOnIt = act('win the pool on a missing ball');
export const poolMaker = party('the player who made and proclaimed pool');
export const scoredAgainst = deed('the count', 'scored against the player, who is then burst');
