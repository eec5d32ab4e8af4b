import type { CodeOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { nineDice } from './scorers/nine-dice.ts';
import { pairThrow } from './scorers/pair-throw.ts';

export const code = {
  laws,
  points,
  scorers: { 'nine-dice': nineDice, 'pair-throw': pairThrow },
};
export interface Raffles extends CodeOf<typeof code> {}
