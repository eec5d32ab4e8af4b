import { lawsOf } from '../../patience/laws.ts';
import type { CodeOf } from '../../rulesets/games.ts';
import { patience } from './patience.ts';
import { points } from './points.ts';
import { square } from './scorers/square.ts';

/** The game's laws, the values of a line, and the scorer of a square. */
export const code = {
  laws: lawsOf(patience),
  points,
  scorers: { square },
};
export interface CribbageSquare extends CodeOf<typeof code> {}
