import type { Frames } from '../../reckoning/count.ts';
import { framesScorer } from '../../reckoning/frames.ts';
import { TEN } from '../../reckoning/ten.ts';
import { BOOK } from '../shared/of-1940.ts';

/** Three balls in a frame (p. 80, rule 3), otherwise as in ten pins. */
const DUCK: Frames = { ...TEN, balls: 3 };
export const frames = framesScorer('Score duck pins', DUCK, BOOK, {
  notes: [
    'Strikes and spares count on as in ten pins; that all ten down with the third ball leave no ball to count on follows from the rule of three balls, and is not printed for duck pins.',
  ],
});
