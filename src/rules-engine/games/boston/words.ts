import { act, amount, party, things } from '../../vocabulary/own-words.ts';

export const newDealer = party('the new dealer');

export const theBasts = things('the basts');

export const bringBastsTogether = act('bring two or more basts into the pool at once', 'bring basts together');
export const bringGreatestBast = act('bring the bast of the greatest value into the pool first', 'bring greatest bast');
export const furnishPool = act('furnish the pool afresh', 'furnish pool');

export const bast = amount('a bast equal to the bets', 'bast');
export const tablePayment = amount('what is due by the table', 'table payment');
