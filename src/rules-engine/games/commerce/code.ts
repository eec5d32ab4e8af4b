import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { account } from './scorers/account.ts';
import { hands } from './scorers/hands.ts';

export const code = { laws, points, scorers: { hands, account } };
export interface Commerce extends CodeOf<typeof code> {}

export const variant = variantOf<Commerce>();
