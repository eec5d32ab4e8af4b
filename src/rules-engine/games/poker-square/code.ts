import type { CodeOf } from '../../core/games.ts';
import { lawsOf } from '../../core/patience/laws.ts';
import { patience } from './patience.ts';

/** What the game hands down: the questions that its table of moves answers. */
export const code = {
  laws: lawsOf(patience),
  points: {},
  scorers: {},
};
export interface PokerSquare extends CodeOf<typeof code> {}
