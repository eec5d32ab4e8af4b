import type { CodeOf } from '../../core/games.ts';
import { irregularities } from './laws/irregularities.ts';
import { playLaws } from './laws/play.ts';
import { results } from './laws/results.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { rubber } from './scorers/rubber.ts';

/** What the game hands down: its laws, points and scorers. */
export const code = {
  laws: { ...results, ...irregularities, ...playLaws },
  points,
  scorers: { deal, rubber },
};
export interface Vint extends CodeOf<typeof code> {}
