// Written by scripts/registry.ts from the folders of games; not edited by hand.
import type { Game } from './core/games.ts';

export const registry: Readonly<Record<string, () => Promise<{ default: Game }>>> = {
  cribbage: () => import('./games/cribbage/index.ts'),
  euchre: () => import('./games/euchre/index.ts'),
  'general-laws': () => import('./games/general-laws/index.ts'),
  poker: () => import('./games/poker/index.ts'),
};
