import { drawn } from './reckoning/layout.ts';

/** The layout of the 1940 book (p. 256), empty. */
export const layout = drawn(null);
