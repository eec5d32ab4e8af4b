import { dealLaws } from './deal.ts';
import { discardLaws } from './discard.ts';
import { setLaws } from './sets.ts';

/** What goes wrong at panguingue, and what is asked there. */
export const laws = { ...dealLaws, ...discardLaws, ...setLaws };
