import { type CodeOf, variantOf } from '../../core/games.ts';
import { cutLaws } from './laws/cut.ts';
import { dealLaws } from './laws/deal.ts';
import { declaringLaws } from './laws/declaring.ts';
import { dummyLaws } from './laws/dummy.ts';
import { exposedLaws } from './laws/exposed.ts';
import { playLaws } from './laws/play.ts';
import { revokeLaws } from './laws/revoke.ts';
import { tableLaws } from './laws/table.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { rubber } from './scorers/rubber.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws: { ...tableLaws, ...cutLaws, ...dealLaws, ...declaringLaws, ...dummyLaws, ...exposedLaws, ...playLaws, ...revokeLaws },
  points,
  scorers: { deal, rubber },
};
export interface BridgeWhist extends CodeOf<typeof code> {}

export const variant = variantOf<BridgeWhist>();
