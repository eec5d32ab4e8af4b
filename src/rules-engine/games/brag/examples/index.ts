import type { ExampleOf } from '../../../rulesets/games.ts';
import type { Brag } from '../code.ts';
import { lawCases } from './laws.ts';
import { scoreCases } from './scores.ts';

/** Cases from the book: at once tests, worked cases on the page and samples of the API. */
export const examples: readonly ExampleOf<Brag>[] = [...lawCases, ...scoreCases];
