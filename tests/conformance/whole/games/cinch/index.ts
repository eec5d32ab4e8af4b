// Cinch, from Blue Ribbon (p. 186-189) and U.S. Playing Card (p. 57-60).
import type { WholeGame } from '../../whole.ts';
import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';
import { points } from './points.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = { cinch: { laws: { ...dealLaws, ...playLaws }, points }, ...variants };
