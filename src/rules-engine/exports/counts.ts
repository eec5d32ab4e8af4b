// Points, and the scorers and sheets that count them.

export { type JudgedClaim, judgeClaim, readClaim, type SaidClaim, totalOf } from '../scoring/claims.ts';
export { askedBy, bound, type Count, type CountRow, scorerIn, sheetIn } from '../scoring/counts.ts';
export { decode, encode } from '../scoring/decoding.ts';
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
  itemLabel,
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
} from '../scoring/fields.ts';
export { type BookValue, bookValue, item, pointsOf, ruled, type ScoreItem, scoresIt, unscored } from '../scoring/points.ts';
export { type Beside, type Claimed, type Explanation, linesMaking, reconcile, type Slip } from '../scoring/reconcile.ts';
export { ok, type Problem, problem, type Result, sayProblem, sayTyped, wrong } from '../scoring/result.ts';
export { type Items, type Price, type Prices, pricesOf, Schedule, schedulesOf, type WayOf } from '../scoring/schedule.ts';
export { type Answer, answer, type Line, type Scorer, type ScorerRow, scorer, type Total, totalsOf } from '../scoring/scorers.ts';
export { judgeSheetClaim, totalsOfSides } from '../sheets/claims.ts';
export { ESCAPE, joinList, LIST_SIGN, splitList } from '../sheets/lists.ts';
export {
  type Kept,
  keptOf,
  logOf,
  MOST_ENTRIES,
  missingFrom,
  type Read,
  readKept,
  readRecord,
  refusedSize,
  salvage,
  tooMany,
  type Unread,
  type Written,
  withShort,
  writeRecord,
} from '../sheets/records.ts';
export { type Column, columnTotals, type Played, type Row, type Sheet, type SheetRow, sheet, sideTotals } from '../sheets/sheets.ts';
export { decodeEntry, ENTRY, encodeEntry, playWritten, readLines } from '../sheets/written.ts';
