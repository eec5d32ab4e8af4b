// Pedro, from Blue Ribbon (p. 10-11), Donohue (p. 41-43) and U.S. Playing Card (p. 71-72).
import type { WholeGame } from '../../whole.ts';
import { asPitch } from './as-pitch.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = { pedro: { laws: { ...asPitch, ...laws }, points }, ...variants };
