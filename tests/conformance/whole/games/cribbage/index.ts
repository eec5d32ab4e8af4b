import type { WholeGame } from '../../whole.ts';
import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';
import { pointsAt } from './points.ts';

export const whole: WholeGame = { cribbage: { laws: { ...dealLaws, ...playLaws }, points: pointsAt.cribbage }, ...pointsAt.variants };
