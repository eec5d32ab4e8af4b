// Points, and what counts by them.

export { readClaim, type SaidClaim, type ToldClaim, tellClaim, totalOf } from '../core/claims.ts';
export { askedBy, bound, type Count, type CountRow, scorerIn, sheetIn } from '../core/counts.ts';
export { decode, encode } from '../core/decoding.ts';
export {
  askedAt,
  type CardsField,
  type ChoiceField,
  type CountField,
  cards,
  choiceOf,
  count,
  type Field,
  type Fields,
  type FlagField,
  flag,
  type ItemField,
  isAsked,
  type ListField,
  listOf,
  optionsBy,
  type Raw,
  type StonesField,
  saidTo,
  stones,
  type Value,
  type Values,
  type WordsField,
  words,
} from '../core/fields.ts';
export { ESCAPE, joinList, LIST_SIGN, splitList } from '../core/lists.ts';
export { item, pointsOf, ruled, type ScoreItem, scoresIt, unscored, type Worth, worth } from '../core/points.ts';
export { type Beside, type Claimed, type Explanation, linesMaking, reconcile, type Slip } from '../core/reconcile.ts';
export {
  type Kept,
  keptOf,
  logOf,
  missingFrom,
  type Read,
  readKept,
  readRecord,
  salvage,
  type Unread,
  type Written,
  withShort,
  writeRecord,
} from '../core/records.ts';
export { ok, type Problem, problem, type Result, sayProblem, sayTyped, wrong } from '../core/result.ts';
export { type Items, type Price, type Prices, pricesOf, Schedule, schedulesOf, type WayOf } from '../core/schedule.ts';
export { type Answer, answer, type Line, type Scorer, type ScorerRow, scorer, type Total, totalsOf } from '../core/scorers.ts';
export { tellSheetClaim, totalsOfSides } from '../core/sheet-claims.ts';
export { type Column, columnTotals, type Played, type Row, type Sheet, type SheetRow, sheet, sideTotals } from '../core/sheets.ts';
export { decodeEntry, ENTRY, encodeEntry, playWritten, readLines } from '../core/written.ts';
