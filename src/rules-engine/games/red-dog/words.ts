import { act, deed, party, unit } from '../../vocabulary/own-words.ts';

export const lowestCut = party('the player who cuts the lowest card');

export const betAfterOthers = act('bet when all the others have had their turn', 'bet last');
export const betOverPool = act('bet more than there is in the pool', 'bet more');
export const betWithPlayer = act('bet with another player', 'bet with a player');
export const showOneOnly = act('show one card only');
export const turnOnBet = act('turn up the top card when the bet is put up, and not before', 'turn it on the bet');

export const remainderStays = deed('the rest of the pool', 'left for the next player to bet against');
export const betIntoPool = deed('the bet', 'put into the pool');
export const playingCard = unit('playing card');
