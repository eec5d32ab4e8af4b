import { declarationsOf } from '../../reckoning/hand.ts';

export const declarations = declarationsOf({ pack: 'pinochle-64', most: 7, won: true }, ['blue-ribbon-1940']);
