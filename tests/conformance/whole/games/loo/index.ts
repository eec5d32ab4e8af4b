// Loo, from Donohue (p. 72-78, with the laws on p. 76-77) and Blue Ribbon (p. 207-210).
import type { WholeGame } from '../../whole.ts';
import { handLaws } from './hand.ts';
import { playLaws } from './play.ts';
import { points } from './points.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = { loo: { laws: { ...handLaws, ...playLaws }, points }, ...variants };
