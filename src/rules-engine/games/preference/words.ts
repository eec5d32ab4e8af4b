// The words of this game alone. The second game to need one moves it to the lists that games share.

import { act, amount } from '../../vocabulary/own-words.ts';

export const bidForWidow = act('bid for the widow');

export const countersOffered = amount('the counters offered');
