import type { Example } from '../../../laws/examples.ts';
import { lawExamples } from './laws.ts';
import { scoreExamples } from './scores.ts';

export const examples: readonly Example[] = [...lawExamples, ...scoreExamples];
