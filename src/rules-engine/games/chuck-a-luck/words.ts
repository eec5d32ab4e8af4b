import { act, amount } from '../../vocabulary/own-words.ts';

export const amountOnLayout = amount('what the layout shows for that total', 'as the layout shows');

export const betBeforeThrow = act('bet before the dice are thrown');
