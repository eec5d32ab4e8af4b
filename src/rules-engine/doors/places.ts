// Games and what holds at each place.

export { chequers, column, type Diagram, pile, row, type Shape } from '../core/diagrams.ts';
export {
  citedBy,
  type Example,
  type LawExample,
  lawExample,
  type ScoreExample,
  type SheetExample,
  scoreExample,
  sheetExample,
  type WorthExample,
  worthExample,
} from '../core/examples.ts';
export { FEATURE_IDS, FEATURES, type Feature, wordsAt } from '../core/features.ts';
export {
  type AddedBy,
  type Amended,
  type AmendedLaws,
  type AmendedPoints,
  type Code,
  type CodeOf,
  type ExampleOf,
  each,
  type Game,
  game,
  type ItemAmendment,
  KINDS,
  type Kind,
  type LawKey,
  type LawReasons,
  type PointKey,
  type PointReasons,
  type ReadAs,
  type ScorerKey,
  type ScorerReasons,
  SHELVES,
  type Shelf,
  type Treatment,
  type Variant,
  type VariantLaws,
  type VariantOf,
  type VariantPoints,
  type VariantRow,
  variantOf,
} from '../core/games.ts';
export {
  countsAt,
  type Elsewhere,
  GENERAL_LAWS,
  itemsAt,
  type Library,
  lackingAt,
  type Place,
  type Provenance,
  placesOf,
  type ReadingStatus,
  type Resolved,
  type ResolvedItem,
  type ResolvedLaw,
  resolve,
  type Step,
  sourcesOf,
} from '../core/inheritance/index.ts';

// Ids are addresses; former ones lead on.

export { addressOf, anchorOf, ID_KINDS, type Id, type IdKind, makeId, pageOf, parseId, SLUG } from '../core/ids.ts';
export { lookup, type Moved, movedIn, type Whereabouts, type Withdrawn, withdrawn } from '../core/moved.ts';
export { expectOne, nearest, nearTo } from '../core/nearest.ts';

// Loading. The registry of all games is not exported here: importing `rules-engine/registry.ts` makes the compiler read every game.

export { loadLibrary, loadWith, type Registry } from '../core/library.ts';
