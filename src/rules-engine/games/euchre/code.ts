import { type CodeOf, variantOf } from '../../core/games.ts';
import { aloneLaws } from './laws/alone.ts';
import { cutLaws } from './laws/cut.ts';
import { dealLaws } from './laws/deal.ts';
import { playLaws } from './laws/play.ts';
import { revokeLaws } from './laws/revoke.ts';
import { talkLaws } from './laws/talk.ts';
import { trumpLaws } from './laws/trump.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { game as keep } from './scorers/game.ts';
import { running } from './scorers/running.ts';

/** What the game hands down to its variants: its laws, points and scorers. */
export const code = {
  laws: { ...cutLaws, ...dealLaws, ...trumpLaws, ...aloneLaws, ...playLaws, ...revokeLaws, ...talkLaws },
  points,
  scorers: { deal, running, game: keep },
};
export interface Euchre extends CodeOf<typeof code> {}

export const variant = variantOf<Euchre>();
