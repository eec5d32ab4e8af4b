import { bettingLaws } from './betting.ts';
import { handLaws } from './hands.ts';

/** What is asked at Brag, by its moments: the betting and the show. */
export const laws = { ...bettingLaws, ...handLaws };
