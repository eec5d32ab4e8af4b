import { act, amount, party } from '../../vocabulary/own-words.ts';

export const knocker = party('the knocker');

export const drawFromStock = act('draw from the stock');
export const knock = act('knock');
export const layOff = act('lay off cards');

export const opponentsCount = amount('the opponent’s count', 'opponents count');
