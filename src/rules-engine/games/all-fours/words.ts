import { act, amount, parties } from '../../vocabulary/own-words.ts';

export const dealerAndEldest = parties('the dealer and the eldest hand');

export const beg = act('beg');
export const begAgain = act('beg a second time');
export const bunchCards = act('agree to bunch the cards for a fresh deal', 'bunch cards');
export const lookBeforeBeg = act('look at a hand before the beg is settled', 'look before beg');
export const runAgain = act('agree to run the cards again', 'run again');
export const runCards = act('run three more cards to each player and turn a new trump', 'run three more cards');
export const scoreJack = act('score the jack');

export const asAgreed = amount('what was agreed, one point or more', 'as agreed');
export const lowPoint = amount('the point for low', 'low point');
