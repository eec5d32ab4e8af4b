// The words of this game alone. The second game to need one moves it to the lists that games share.

import { act } from '../../vocabulary/own-words.ts';

export const countMore = act('count more than the points already taken in', 'count more');
export const seeExposedFirst = act('look at the exposed card before discarding', 'see exposed first');
export const showExchange = act('show the card received in exchange to the partner', 'show exchange');
