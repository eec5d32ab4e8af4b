import type { CodeOf } from '../../rulesets/games.ts';
import { generalLaws } from './laws.ts';

export const code = {
  laws: generalLaws,
  points: {},
  scorers: {},
};
export interface GeneralLaws extends CodeOf<typeof code> {}
