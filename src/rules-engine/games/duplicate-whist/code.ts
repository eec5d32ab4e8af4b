import { type CodeOf, variantOf } from '../../core/games.ts';
import { dealLaws } from './laws/deal.ts';
import { playLaws } from './laws/play.ts';
import { revokeLaws } from './laws/revoke.ts';
import { points } from './points.ts';
import { match, teams } from './reckoning/match.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws: { ...dealLaws, ...playLaws, ...revokeLaws },
  points,
  scorers: { teams, match },
};
export interface DuplicateWhist extends CodeOf<typeof code> {}

export const variant = variantOf<DuplicateWhist>();
