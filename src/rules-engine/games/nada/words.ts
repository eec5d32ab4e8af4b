import { act, amount } from '../../vocabulary/own-words.ts';

export const barSuit = act('bar a suit');
export const playFromDeadHand = act('play from the hand that lies dead', 'play from dead hand');

export const valueOfBid = amount('the value of the bid', 'value of bid');
