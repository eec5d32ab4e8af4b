import type { WholeGame } from '../../whole.ts';
import { auctionLaws } from './auction.ts';
import { claimLaws } from './claims.ts';
import { clauseLaws } from './clause.ts';
import { playLaws } from './play.ts';
import { points, variants } from './points.ts';
import { revokeLaws } from './revoke.ts';

export const whole: WholeGame = {
  'contract-bridge': { laws: { ...clauseLaws, ...auctionLaws, ...playLaws, ...claimLaws, ...revokeLaws }, points },
  ...variants,
};
