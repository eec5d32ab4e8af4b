// Billiards, from Blue Ribbon (p. 36-55).
import type { WholeGame } from '../../whole.ts';
import { balkLine } from './balk-line.ts';
import { cushions } from './cushions.ts';
import { english } from './english.ts';
import { fouls } from './fouls.ts';
import { fourBall } from './four-ball.ts';
import { manOfWar } from './man-of-war.ts';
import { points } from './points.ts';
import { strokes } from './strokes.ts';
import { threeCushion } from './three-cushion.ts';

export const whole: WholeGame = {
  billiards: { laws: { ...fouls, ...strokes }, points },
  ...fourBall,
  ...balkLine,
  ...manOfWar,
  ...cushions,
  ...threeCushion,
  ...english,
};
