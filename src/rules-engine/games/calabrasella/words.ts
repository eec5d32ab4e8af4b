import { act } from '../../vocabulary/own-words.ts';

export const countMore = act('count more than the points already taken in', 'count more');
export const seeExposedFirst = act('look at the exposed card before discarding', 'see exposed first');
export const showExchange = act('show the card received in exchange to the partner', 'show exchange');
