import { BLUE } from '../../../books.ts';
import { lightestScorer } from '../reckoning/lightest.ts';

export const hand = lightestScorer([BLUE], 'pool', 'they divide the pool');
