import { act, amount, deed } from '../../vocabulary/own-words.ts';

export const bonus = amount('a bonus', 'a bonus');

export const bothTurnedBack = deed('the two cards', 'turned face down again', 'several');
export const pairRemoved = deed('the two cards', 'taken away as a pair', 'several');
export const wildRemoved = deed('the wild card, the other card and its fellow', 'taken away', 'several');

export const countBonus = act('count a bonus');
export const turnThird = act('turn a third card');
