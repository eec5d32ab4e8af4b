import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { match } from './scorers/match.ts';
import { theMove } from './scorers/the-move.ts';

export const code = {
  laws,
  points,
  scorers: { match, 'the-move': theMove },
};
export interface Checkers extends CodeOf<typeof code> {}

export const variant = variantOf<Checkers>();
