import { act, amount, deed, party } from '../../vocabulary/own-words.ts';

export const takerOfAll = party('the player who took all three', 'taker of all three');
export const outPlayer = party('the first player without counters', 'first without counters');
export const taker = party('the player who took it', 'taker');
export const payAtOnce = act('pay the counter into the pool at once', 'pay at once');
export const countersLeft = amount('the value of all the counters that player has left', 'counters left');

export const lowestThrownOut = deed('the lowest cards', 'thrown out until the deal comes out even', 'several');
export const wholePackDealt = deed('the whole pack', 'dealt, eight cards to each');
