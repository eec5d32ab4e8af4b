// Napoleon and its variants, from Blue Ribbon (p. 261-263 and 400).
import type { WholeGame } from '../../whole.ts';
import { base } from './base.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = { napoleon: base, ...variants };
