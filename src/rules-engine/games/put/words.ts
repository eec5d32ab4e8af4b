import { act, deed, party } from '../../vocabulary/own-words.ts';

export const putter = party('the player who put', 'the putter');

export const winnerOfTwo = party('the winner of two tricks', 'the winner');

export const extraDrawn = deed('the extra cards', 'drawn out', 'several');
export const packShuffled = deed('the pack', 'shuffled and dealt again');

export const abideByShown = act('abide by the cards shown', 'abide by them');
export const abideByPut = act('abide by the put, however the game ends', 'abide by the put');
export const payStakes = act('pay the stakes', 'pay the stakes');
