import { act, party } from '../../vocabulary/own-words.ts';

export const higherTriplets = party('the holder of the higher triplets', 'higher triplets');
export const mostInSuit = party('the player with the most pips in one suit', 'most in one suit');
export const thirtyOneHolder = party('the holder of 31', '31');
export const tripletsHolder = party('the holder of triplets', 'triplets');

export const addOtherSuit = act('add the cards of two suits together', 'add two suits');
export const drawOn = act('go on drawing in turn');
export const drawOneMore = act('draw one card more');
export const knock = act('knock to end the draw', 'knock');
export const leaveOneUp = act('leave a card of the hand on the table in its place, face up', 'leave one face up');
export const takeOne = act('take one card from the table', 'take one');
export const takeSeveral = act('take more than one card at a turn', 'take several');
