import type { BOOK_SHORT, Count, columnTotals, decode, encode, isAsked, playWritten, sayProblem, sideTotals } from '../../rules-engine/index.ts';

/** What the bundle of one scorer or sheet exports: the count with the schedule of its place, and what all counts share. */
export interface EngineBundle {
  readonly count: Count;
  readonly decode: typeof decode;
  readonly encode: typeof encode;
  readonly isAsked: typeof isAsked;
  readonly sayProblem: typeof sayProblem;
  readonly BOOK_SHORT: typeof BOOK_SHORT;
  readonly sideTotals: typeof sideTotals;
  readonly columnTotals: typeof columnTotals;
  readonly playWritten: typeof playWritten;
}
