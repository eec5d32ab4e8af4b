import { declarationsOf } from '../reckoning/hand.ts';

/** Two packs: a hand has eight cards, seven when a declaration is made. */
export const declarations = declarationsOf({ pack: 'pinochle-64', most: 7 }, ['blue-ribbon-1940', 'uspc-1898']);
