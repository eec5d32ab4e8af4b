import type { ExampleOf } from '../../../rulesets/games.ts';
import type { AllFours } from '../code.ts';
import { lawCases } from './laws.ts';
import { scoreCases } from './scores.ts';

export const examples: readonly ExampleOf<AllFours>[] = [...lawCases, ...scoreCases];
