import { act } from '../../vocabulary/own-words.ts';

export const bidBlind = act('make a bid kept for hands not yet seen', 'bid blind');
