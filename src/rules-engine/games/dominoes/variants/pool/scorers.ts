import { BLUE } from '../../../../vocabulary/book-ids.ts';
import { lightestScorer } from '../../reckoning/lightest.ts';

export const hand = lightestScorer([BLUE], 'pool', 'they divide the pool');
