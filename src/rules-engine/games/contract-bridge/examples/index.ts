import type { Example } from '../../../laws/examples.ts';
import { lawExamples } from './laws.ts';
import { scoreExamples } from './scores.ts';

/** Cases from the books: at once tests, worked cases on the page and samples of the API. */
export const examples: readonly Example[] = [...lawExamples, ...scoreExamples];
