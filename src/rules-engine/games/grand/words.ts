import { act, amount, each } from '../../vocabulary/own-words.ts';

export const askBestCard = act('ask for the partner’s best card', 'ask best card');
export const bidLowest = act('make the lowest bid and name a game', 'bid lowest');
export const nameHearts = act('name hearts');

export const oddTricksLost = amount('the value of the tricks that the other side won over the book', 'odd tricks lost');

export const heartTaken = each('heart taken in');
