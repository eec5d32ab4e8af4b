import type { ExampleOf } from '../../../rulesets/games.ts';
import type { Pinochle } from '../code.ts';
import { figures } from './figures.ts';
import { lawCases } from './laws.ts';
import { scoreCases } from './scores.ts';
import { sheets } from './sheets.ts';

export const examples: readonly ExampleOf<Pinochle>[] = [...lawCases, ...scoreCases, ...figures, ...sheets];
