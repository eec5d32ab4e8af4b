import type { ExampleOf } from '../../../rulesets/games.ts';
import type { BridgeWhist } from '../code.ts';
import { beforePlay } from './before-play.ts';
import { playExamples } from './play.ts';
import { scoreExamples } from './scores.ts';

export const examples: readonly ExampleOf<BridgeWhist>[] = [...beforePlay, ...playExamples, ...scoreExamples];
