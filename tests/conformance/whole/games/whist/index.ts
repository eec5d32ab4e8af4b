import type { WholeGame } from '../../whole.ts';
import { aloneGames } from './alone.ts';
import { dealLaws } from './deal.ts';
import { honoursLaws } from './honours.ts';
import { playLaws } from './play.ts';
import { points } from './points.ts';
import { revokeLaws } from './revoke.ts';
import { turnLaws } from './turn.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = {
  whist: { laws: { ...dealLaws, ...honoursLaws, ...playLaws, ...turnLaws, ...revokeLaws }, points },
  ...variants,
  ...aloneGames,
};
