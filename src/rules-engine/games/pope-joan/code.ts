import { type CodeOf, variantOf } from '../../rulesets/games.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';
import { board } from './scorers/board.ts';
import { boardDeal } from './scorers/board-deal.ts';
import { layout } from './scorers/layout.ts';
import { layoutDeal } from './scorers/layout-deal.ts';

export const code = {
  laws,
  points,
  scorers: { 'board-deal': boardDeal, board, 'layout-deal': layoutDeal, layout },
};
export interface PopeJoan extends CodeOf<typeof code> {}

export const variant = variantOf<PopeJoan>();
