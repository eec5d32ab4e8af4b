import type { WholeGame } from '../../whole.ts';
import { dealLaws } from './deal.ts';
import { declareLaws } from './declare.ts';
import { dummyLaws } from './dummy.ts';
import { playLaws } from './play.ts';
import { points } from './points.ts';
import { revokeLaws } from './revoke.ts';
import { tableLaws } from './table.ts';
import { trickLaws } from './tricks.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = {
  'bridge-whist': { laws: { ...tableLaws, ...dealLaws, ...declareLaws, ...dummyLaws, ...playLaws, ...trickLaws, ...revokeLaws }, points },
  ...variants,
};
