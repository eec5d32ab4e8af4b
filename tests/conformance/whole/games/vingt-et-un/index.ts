// Vingt-et-un, from Blue Ribbon (p. 376-378), Donohue (p. 328-331) and U.S. Playing Card (p. 93-94).
import type { WholeGame } from '../../whole.ts';
import { play } from './play.ts';
import { points } from './points.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = { 'vingt-et-un': { laws: { ...play }, points }, ...variants };
