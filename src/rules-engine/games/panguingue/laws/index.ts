import { dealLaws } from './deal.ts';
import { discardLaws } from './discard.ts';
import { setLaws } from './sets.ts';

/** Offences and questions at panguingue. */
export const laws = { ...dealLaws, ...discardLaws, ...setLaws };
