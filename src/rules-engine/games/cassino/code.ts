import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { sitting } from './scorers/sitting.ts';
import { take } from './scorers/take.ts';

export const code = {
  laws,
  points,
  scorers: { deal, take, sitting },
};
export interface Cassino extends CodeOf<typeof code> {}

export const variant = variantOf<Cassino>();
