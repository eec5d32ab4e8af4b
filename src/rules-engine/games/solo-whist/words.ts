import { act, unit } from '../../vocabulary/own-words.ts';

export const nameOtherTrump = act('name another suit as trump', 'name other trump');
export const ruffWithIt = act('use the card for ruffing', 'ruff with it');
export const winAnything = act('win anything on the deal', 'win anything');

export const redCounter = unit('red counter');
export const whiteCounter = unit('white counter');
