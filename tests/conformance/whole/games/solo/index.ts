// Solo, from Blue Ribbon (p. 361-363) and U.S. Playing Card (p. 89-92).
import type { WholeGame } from '../../whole.ts';
import { bidding } from './bidding.ts';
import { play } from './play.ts';
import { points } from './points.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = { solo: { laws: { ...bidding, ...play }, points }, ...variants };
