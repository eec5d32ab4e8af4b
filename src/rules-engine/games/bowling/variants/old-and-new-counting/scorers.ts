import type { Frames } from '../../reckoning/count.ts';
import { framesScorer } from '../../reckoning/frames.ts';
import { BOOK } from '../shared/of-donohue.ts';

/** Nine balls, three in a compartment; spare balls are counted by the balls that come next (p. 380). */
const COMPARTMENTS: Frames = { pins: 10, balls: 3, frames: 3, name: 'compartment', counted: 3 };
export const frames = framesScorer('Score three compartments', COMPARTMENTS, BOOK);
