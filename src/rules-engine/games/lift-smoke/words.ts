import { act, deed, party } from '../../vocabulary/own-words.ts';

export const emptyPlayer = party('the player without cards', 'player without cards');
export const lastHolder = party('the last player who has cards', 'last with cards');

export const drawTop = act('draw the top card of the stock', 'draw the top card');
export const drawAtAll = act('draw a card', 'draw');

export const sixEach = deed('six cards', 'dealt to each player, one at a time', 'several');
export const fiveEach = deed('five cards', 'dealt to each player, one at a time', 'several');
export const fourEach = deed('four cards', 'dealt to each player, one at a time', 'several');
