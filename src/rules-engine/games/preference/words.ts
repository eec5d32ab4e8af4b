import { act, amount } from '../../vocabulary/own-words.ts';

export const bidForWidow = act('bid for the widow');

export const countersOffered = amount('the counters offered');
