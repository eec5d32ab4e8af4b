// The words of this game alone. The second game to need one moves it to core.

import { party, thing } from '../../core/words.ts';

export const tripletThrower = party('the thrower of the triplet');

export const thePrize = thing('the prize');
