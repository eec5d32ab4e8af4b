import { must } from '../../../laws/remedies.ts';
import { runCards } from '../words.ts';

export const run = must('dealer', runCards);
