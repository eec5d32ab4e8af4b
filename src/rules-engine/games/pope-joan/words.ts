import { act, amount, deed, each, moment, parties, party, things } from '../../vocabulary/own-words.ts';

/** A stake of the previous deal can be claimed until then. */
export const boardDressed = moment('The board is dressed', { after: 'next-cut', limit: 'the board is dressed for the next deal' });

export const board = party('the board', 'board');
export const keeper = party('the player who kept it', 'who kept it');
export const others = parties('all the others but the holder of Pope', 'others');
export const pairPlayer = party('the player of both cards', 'who played both');
export const stakePlayer = party('the player who put the card down', 'who put it down');
export const stopPlayer = party('the player of the stop', 'who played the stop');

export const cardStakes = things('the stakes on the card');
export const gameStakes = things('the stakes on game');
export const pairStakes = things('the stakes on the pair');
export const popeAndGame = things('the stakes on Pope and on game');

export const allTheStakes = amount('all the stakes of the deal', 'all the stakes');

export const cardDealt = each('card dealt to that player');

export const doubleOnIt = act('double the stakes on the card for the next deal', 'double the stakes on it');
export const followOn = act('go on with the sequence when able', 'go on when able');
export const leadInOrder = act('play the stops first, then Pope, and then the lowest card of the longest suit', 'stops, then Pope, then the longest suit');
export const lookThrough = act('look in the stock for stops', 'look in the stock');

export const popeExcused = deed('the holder of Pope', 'excused from paying');
