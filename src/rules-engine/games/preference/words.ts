// The words of this game alone. The second game to need one moves it to core.

import { act, amount } from '../../core/words.ts';

export const bidForWidow = act('bid for the widow');

export const countersOffered = amount('the counters offered');
