import type { WholeGame } from '../../whole.ts';
import { auctionLaws } from './auction.ts';
import { dealLaws } from './deal.ts';
import { drawLaws } from './draw.ts';
import { dummyLaws } from './dummy.ts';
import { exposedLaws } from './exposed.ts';
import { playLaws } from './play.ts';
import { points } from './points.ts';
import { revokeLaws } from './revoke.ts';
import { tableLaws } from './table.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = {
  'auction-bridge': {
    laws: { ...drawLaws, ...dealLaws, ...auctionLaws, ...exposedLaws, ...playLaws, ...dummyLaws, ...revokeLaws, ...tableLaws },
    points,
  },
  ...variants,
};
