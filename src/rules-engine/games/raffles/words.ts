import { party, thing } from '../../vocabulary/own-words.ts';

export const tripletThrower = party('the thrower of the triplet');

export const thePrize = thing('the prize');
