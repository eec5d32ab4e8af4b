// The words of this game alone. The second game to need one moves it to the lists that games share.

import { party, thing } from '../../vocabulary/own-words.ts';

export const tripletThrower = party('the thrower of the triplet');

export const thePrize = thing('the prize');
