import { act, each, party, thing } from '../../vocabulary/own-words.ts';

export const backer = party('the player who offers to poch', 'the offerer');
export const bestSequence = party('the player with the better sequence', 'the better sequence');
export const betterPoch = party('the player with the better of those hands', 'the better hand');
export const ofKing = party('the player who played the king');
export const withBothTrumps = party('the holder of both');
export const withSequence = party('the player with the sequence', 'the sequence');
export const withTrump = party('the player who has it in hand');

export const division = thing('the division');
export const marriagePool = thing('the pool for marriage');
export const matchingPool = thing('the pool of that card');
export const pochPool = thing('the poch and what was put up');
export const sequencePool = thing('the pool for sequence');

export const addToEach = act('put another counter into every division', 'add a counter to each');
export const followSequence = act('play the next card of the sequence when able', 'follow the sequence');
export const offerPoch = act('offer to poch');
export const putUpAsMany = act('put up as many counters as were named', 'put up as many');
export const startSuit = act('start another suit');

export const cardHeld = each('card still in hand');
