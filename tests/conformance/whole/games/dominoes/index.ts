// Dominoes, from Blue Ribbon (p. 210-217) and Donohue (p. 381-390).
import type { WholeGame } from '../../whole.ts';
import { any } from './any.ts';
import { blockAndDraw } from './block-and-draw.ts';
import { others } from './others.ts';
import { points } from './points.ts';
import { trumps } from './trumps.ts';

export const whole: WholeGame = { dominoes: { laws: { ...any }, points }, ...blockAndDraw, ...others, ...trumps };
