import { type CodeOf, variantOf } from '../../core/games.ts';
import { conductLaws } from './laws/conduct.ts';
import { dealLaws } from './laws/deal.ts';
import { exposedLaws } from './laws/exposed.ts';
import { honourLaws } from './laws/honours.ts';
import { revokeLaws } from './laws/revoke.ts';
import { tableLaws } from './laws/table.ts';
import { trumpLaws } from './laws/trump.ts';
import { turnLaws } from './laws/turn.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { rubber } from './scorers/rubber.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws: { ...tableLaws, ...dealLaws, ...trumpLaws, ...honourLaws, ...exposedLaws, ...turnLaws, ...revokeLaws, ...conductLaws },
  points,
  scorers: { deal, rubber },
};
export interface Whist extends CodeOf<typeof code> {}

export const variant = variantOf<Whist>();
