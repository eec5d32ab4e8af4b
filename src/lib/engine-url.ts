import { existsSync, readFileSync } from 'node:fs';
import type {
  BOOKS,
  columnTotals,
  countsAt,
  decode,
  encode,
  Game,
  isAsked,
  itemsAt,
  makeCitation,
  reconcile,
  sayProblem,
  sideTotals,
} from '../rules-engine/index.ts';

/** Written by the integration that builds the bundles, before any page is rendered. */
export const MANIFEST = new URL(`file://${process.cwd()}/.cache/engine.json`);

/**
 * What a bundle exports: `default` (the game, its scorers and its variants'), `decode`, `encode`, `isAsked`, `sayProblem`, `reconcile`,
 * `BOOKS`, `makeCitation` and `itemsAt(new Map([[game.id, game]]), placeId)`, which gives the title and the citations of a line's rule by
 * its key (`points.fifteen` -> key `fifteen`; a line may also name a whole id, or a law).
 */
export interface EngineBundle {
  readonly default: Game;
  readonly decode: typeof decode;
  readonly encode: typeof encode;
  readonly isAsked: typeof isAsked;
  readonly sayProblem: typeof sayProblem;
  readonly reconcile: typeof reconcile;
  readonly BOOKS: typeof BOOKS;
  readonly makeCitation: typeof makeCitation;
  readonly countsAt: typeof countsAt;
  readonly itemsAt: typeof itemsAt;
  readonly sideTotals: typeof sideTotals;
  readonly columnTotals: typeof columnTotals;
  readonly playWritten: typeof playWritten;
}

/** The address of a game's engine bundle, or null when no scorer of the game or its variants needs one. */
export function engineUrl(game: string): string | null {
  if (!existsSync(MANIFEST)) return null;
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>;
  return manifest[game] ?? null;
}
