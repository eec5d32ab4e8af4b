import { act, amount, thing } from '../../vocabulary/own-words.ts';

export const theAnnouncement = thing('the announcement');
export const theStarter = thing('the starter');

export const pegBehind = act('put the front peg behind the other', 'peg behind');
export const placePeg = act('place the back peg where it is believed to have stood', 'place peg');
export const sayGo = act('say "go"');
export const touchBoard = act('touch the board or the pegs', 'touch board');

export const amountOverScored = amount('the number scored in excess', 'amount over scored');
export const amountOverlooked = amount('the points overlooked', 'amount overlooked');
