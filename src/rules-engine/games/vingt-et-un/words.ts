import { act, party } from '../../vocabulary/own-words.ts';

export const naturalHolder = party('the holder of the natural');

export const addAfterFirstCard = act('add to the stake after looking at the first card', 'add after first card');
export const doubleStakes = act('double the stakes');
export const sellDeal = act('sell the deal to the best bidder', 'sell deal');
export const showNatural = act('show the natural at once', 'show natural');
export const splitOwnPair = act('divide a pair');
export const splitPair = act('divide the pair and play each card as a hand of its own', 'split pair');
export const splitTriplet = act('go on with all three cards as separate hands', 'split triplet');
export const stakeBeforeDeal = act('put up a stake before the deal', 'stake before deal');
export const stakeOnFirstCard = act('put the stake on the first card after it is dealt', 'stake on first card');
