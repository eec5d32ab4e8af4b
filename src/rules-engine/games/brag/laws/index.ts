import { bettingLaws } from './betting.ts';
import { handLaws } from './hands.ts';

/** Offences and questions at Brag, by moment: the betting and the show. */
export const laws = { ...bettingLaws, ...handLaws };
