import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points/index.ts';
import { session } from './scorers/session.ts';
import { value } from './scorers/value.ts';

export const code = {
  laws,
  points,
  scorers: { value, session },
};
export interface Skat extends CodeOf<typeof code> {}

export const variant = variantOf<Skat>();
