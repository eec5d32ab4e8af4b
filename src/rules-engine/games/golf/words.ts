import { act } from '../../vocabulary/own-words.ts';

export const turnStarter = act('turn up a fresh starter', 'turn starter');
export const withdraw = act('withdraw the card and lay it on the discard pile', 'withdraw card');
