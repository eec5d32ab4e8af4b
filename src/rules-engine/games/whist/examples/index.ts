import type { ExampleOf } from '../../../rulesets/games.ts';
import type { Whist } from '../code.ts';
import { figures } from './figures.ts';
import { lawCases } from './laws.ts';
import { scoreCases } from './scores.ts';

export const examples: readonly ExampleOf<Whist>[] = [...lawCases, ...scoreCases, ...figures];
