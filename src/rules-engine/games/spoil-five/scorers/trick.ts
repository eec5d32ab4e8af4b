import { trickBy } from '../reckoning/trick.ts';

export const trick = trickBy(['blue-ribbon-1940']);
