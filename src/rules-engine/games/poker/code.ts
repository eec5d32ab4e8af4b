import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { settled } from './scorers/settled.ts';
import { showdown } from './scorers/showdown.ts';
import { sidePots } from './scorers/side-pots.ts';

export const code = {
  laws,
  points,
  scorers: { showdown, 'side-pots': sidePots, settled },
};
export interface Poker extends CodeOf<typeof code> {}

export const variant = variantOf<Poker>();
