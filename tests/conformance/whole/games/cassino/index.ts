// Cassino, from U.S. Playing Card (p. 55-57), Donohue (p. 89-96, with laws 1 to 13) and Blue Ribbon (p. 134-138).
import type { WholeGame } from '../../whole.ts';
import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';
import { points } from './points.ts';
import { variants } from './variants.ts';

export const whole: WholeGame = { cassino: { laws: { ...dealLaws, ...playLaws }, points }, ...variants };
