import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { match } from './scorers/match.ts';

/**
 * What variants inherit from the game: its laws, points and scorers. A scorer is in `scorers/` and gets the schedule of its
 * place: `score: (values, by: Schedule<typeof points>) => ok(answer(say, [by.line(key, say)]))`.
 */
export const code = {
  laws,
  points,
  scorers: { match },
};
export interface ContinuousPool extends CodeOf<typeof code> {}

export const variant = variantOf<ContinuousPool>();
