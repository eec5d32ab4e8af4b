import { lawCases } from './laws.ts';
import { scoreCases } from './scores.ts';

export const examples = [...lawCases, ...scoreCases];
