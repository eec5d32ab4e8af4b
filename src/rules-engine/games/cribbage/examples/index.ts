import type { ExampleOf } from '../../../rulesets/games.ts';
import type { Cribbage } from '../code.ts';
import { lawCases } from './laws.ts';
import { scoreCases } from './scores.ts';

/** Cases from the books: at once tests, worked cases on the page and samples of the API. */
export const examples: readonly ExampleOf<Cribbage>[] = [...lawCases, ...scoreCases];
