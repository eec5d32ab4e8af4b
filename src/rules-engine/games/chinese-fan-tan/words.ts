import { act } from '../../vocabulary/own-words.ts';

export const coverBeans = act('draw the beans before the bets and keep them covered until the count', 'keep them covered');
export const payTheFour = act('pay the bets on 4', 'pay the 4');
