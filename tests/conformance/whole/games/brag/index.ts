// Brag, from Donohue (p. 86-88) and Blue Ribbon (p. 80).
import type { WholeGame } from '../../whole.ts';
import { play } from './play.ts';
import { points } from './points.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = { brag: { laws: { ...play }, points }, ...variants };
