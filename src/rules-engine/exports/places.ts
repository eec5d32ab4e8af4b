// Games, variants, and the rows that apply to each.

export {
  betExample,
  citedBy,
  type Example,
  type LawExample,
  lawExample,
  type ScoreExample,
  type SheetExample,
  scoreExample,
  sheetExample,
  type ValueExample,
  valueExample,
} from '../laws/examples.ts';
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
} from '../rulesets/games.ts';
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
} from '../rulesets/inheritance/index.ts';
export { chequers, column, type Diagram, pile, row, type Shape } from '../vocabulary/diagrams.ts';
export { FEATURE_IDS, FEATURES, type Feature, wordsAt } from '../vocabulary/features.ts';

// Ids are addresses; renamed ids are forwarded.

export { addressOf, anchorOf, ID_KINDS, type Id, type IdKind, makeId, pageOf, parseId, SLUG } from '../rulesets/ids.ts';
export { type Asked, leadOn, lookup, type Moved, movedIn, type Whereabouts, type Withdrawn, withdrawn } from '../rulesets/moved-ids.ts';
export { expectOne, nearest, nearTo } from '../rulesets/nearest.ts';

// Loading. The registry of all games is not exported here because importing `rules-engine/registry.ts` makes the compiler read every game.

export { loadLibrary, loadWith, type Registry } from '../rulesets/library.ts';
