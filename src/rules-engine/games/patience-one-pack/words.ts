import { act } from '../../vocabulary/own-words.ts';

export const beginPile = act('begin that pile');
