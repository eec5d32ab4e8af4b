// All fours, from Blue Ribbon (p. 3-6), Donohue (p. 49-50 and 78-84), U.S. Playing Card (p. 66-68) and Hoffmann (p. 1-3).
import type { WholeGame } from '../../whole.ts';
import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';
import { points } from './points.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = { 'all-fours': { laws: { ...dealLaws, ...playLaws }, points }, ...variants };
