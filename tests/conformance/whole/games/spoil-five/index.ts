// Spoil five, from Blue Ribbon (p. 367-370); forty-five also from Donohue (p. 38-39).
import type { WholeGame } from '../../whole.ts';
import { play } from './play.ts';
import { points } from './points.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = { 'spoil-five': { laws: { ...play }, points }, ...variants };
