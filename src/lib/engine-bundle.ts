// What the browser gets of a game. Types alone: this file is read by code that has no disk.
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
  playWritten,
  reconcile,
  sayProblem,
  sideTotals,
} from '../rules-engine/index.ts';

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
