import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { game as wholeGame } from './scorers/game.ts';
import { sheetOfTwo } from './scorers/sheet.ts';

export const code = {
  laws,
  points,
  scorers: { game: wholeGame, sheet: sheetOfTwo },
};
export interface Bowling extends CodeOf<typeof code> {}

export const variant = variantOf<Bowling>();
