import type { ExampleOf } from '../../../rulesets/games.ts';
import type { Poker } from '../code.ts';
import { countCases } from './counts.ts';
import { handCases } from './hands.ts';
import { lawCases } from './laws.ts';
import { potCases } from './pot.ts';
import { shortCases } from './short.ts';
import { tableCases } from './table.ts';

export const examples: readonly ExampleOf<Poker>[] = [...shortCases, ...lawCases, ...tableCases, ...handCases, ...potCases, ...countCases];
