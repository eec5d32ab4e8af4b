import { DONOHUE } from '../../../../vocabulary/book-ids.ts';
import { lightestScorer } from '../../reckoning/lightest.ts';

export const hand = lightestScorer([DONOHUE], 'win', 'the book does not part them');
