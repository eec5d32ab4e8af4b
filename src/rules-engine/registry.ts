// Written by scripts/registry.ts from the folders of games; not edited by hand.
import type { Game } from './core/games.ts';

export const registry: Readonly<Record<string, () => Promise<{ default: Game }>>> = {
  'auction-bridge': () => import('./games/auction-bridge/index.ts'),
  boston: () => import('./games/boston/index.ts'),
  'bridge-whist': () => import('./games/bridge-whist/index.ts'),
  calabrasella: () => import('./games/calabrasella/index.ts'),
  'catch-the-ten': () => import('./games/catch-the-ten/index.ts'),
  cayenne: () => import('./games/cayenne/index.ts'),
  'contract-bridge': () => import('./games/contract-bridge/index.ts'),
  cribbage: () => import('./games/cribbage/index.ts'),
  'duplicate-whist': () => import('./games/duplicate-whist/index.ts'),
  euchre: () => import('./games/euchre/index.ts'),
  'general-laws': () => import('./games/general-laws/index.ts'),
  grand: () => import('./games/grand/index.ts'),
  nada: () => import('./games/nada/index.ts'),
  poker: () => import('./games/poker/index.ts'),
  preference: () => import('./games/preference/index.ts'),
  'solo-whist': () => import('./games/solo-whist/index.ts'),
  spades: () => import('./games/spades/index.ts'),
  vint: () => import('./games/vint/index.ts'),
  whist: () => import('./games/whist/index.ts'),
};
