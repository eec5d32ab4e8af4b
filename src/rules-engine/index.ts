// The one door of the engine, and its table of contents.

// The books and how they are cited.

export { BOOK_IDS, BOOKS, type Book, type BookId, type Citation, cite, makeCitation } from './books.ts';
export { BOOK_WORDS, type Cites, citeAt } from './core/cites.ts';

// Vocabulary: closed lists and the types drawn from them.

export {
  type Card,
  makeCard,
  makeCards,
  parseCard,
  parseCards,
  RANK_NAMES,
  RANKS,
  type Rank,
  rankOf,
  SUIT_NAMES,
  SUIT_SIGNS,
  SUITS,
  type Suit,
  sayCard,
  showCard,
  suitOf,
} from './core/cards.ts';
export { type Head, type Headed, headOf, wordsOfHead } from './core/heads.ts';
export { inOrder, MOMENT_IDS, MOMENTS, type Moment, momentKey, momentName, orderOf, sayLimit } from './core/moments.ts';
export { OFFENCES, type OffenceId } from './core/offences.ts';
export { copiesIn, inPack, PACKS, type PackId } from './core/packs.ts';
export { isOne, isParty, leftOf, opponentsOf, PARTIES, type Party, partnerOf, partyName, rightOf, sayParty, sideOf } from './core/parties.ts';
export { QUESTIONS, type QuestionId } from './core/questions.ts';
export { AMOUNTS, type Amount, EACHES, type Each, sayAmount, sayEach, sayPoints, UNITS, type Unit } from './core/remedies/amounts.ts';
export { halvesOf, isDoublet, makeStones, parseStones, pipsOn, STONES, type Stone, sayStone, turned, upright } from './core/stones.ts';

// Laws: rows, remedies, and what is ruled.

export { type Answers, combinations, type Decision, decide, matching, type Table, type TableRow } from './core/decide.ts';
export {
  always,
  amendment,
  type Case,
  type Condition,
  type Consult,
  caseByCase,
  evaluate,
  type Fact,
  type Facts,
  type FactsOf,
  fact,
  type Law,
  type LawAmendment,
  type LawOf,
  law,
  type Reading,
  type Readings,
  type ReadingsOf,
  refersTo,
  type Says,
  sameAs,
  silent,
  UNKNOWN,
  type When,
  yesNo,
} from './core/laws.ts';
export { type Entry, entriesOf } from './core/ledger.ts';
export {
  allowed,
  barred,
  type Claim,
  callCard,
  callHighLow,
  callSuit,
  cannotRecall,
  capped,
  cardExposed,
  carriesOver,
  choice,
  choosesWhich,
  countsAsRevoke,
  countsToTrick,
  cutAgain,
  deadHand,
  divide,
  drawsSurplus,
  etiquette,
  forbidSuit,
  forEach,
  foulHand,
  free,
  handEnds,
  handExposed,
  isDone,
  isVoid,
  judgement,
  keepsCard,
  lastsUntil,
  loses,
  losesAmount,
  losesDeal,
  losesEach,
  losesGame,
  makesUpCards,
  mayBeDone,
  mayChange,
  mayDemand,
  mayRequire,
  misdeal,
  must,
  NOT_DECIDED,
  newDeal,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  onlyIf,
  otherIsPenaltyCard,
  partsOf,
  passesTo,
  pays,
  paysPoints,
  penaltyCard,
  playsShort,
  punishedAs,
  putRight,
  type Remedy,
  type RemedyKind,
  replaced,
  scores,
  scoresAmount,
  scoresEach,
  scoresNothing,
  stands,
  takesBack,
  takesPoints,
  takesTricks,
  undecided,
  unless,
  wins,
} from './core/remedies.ts';
export { casesMet, casesOf, claimOf, isOpen, optionsOf, outcomeOf, printedIn, rowOf, sayCase, silentIn, speakersOf, tableOf } from './core/rulings/cases.ts';
export {
  type BookRuling,
  type BookSilence,
  type BooksStanding,
  type ElsewhereRuling,
  problemsOf,
  type Ruling,
  ruleOn,
  type Still,
  standingAt,
} from './core/rulings/ruling.ts';
export { type ComparedRow, type ComparedTable, conflict, type Standing, standingOf } from './core/rulings/standing.ts';

// English: what a book orders, in full and in brief.

export { BRIEF_REMEDY, briefClaim, briefRemedies, briefRemedy, cutTo } from './core/brief.ts';
export { BRIEF_LAW, briefLaw, briefOption } from './core/brief-law.ts';
export { counted } from './core/counted.ts';
export { sayClaim, sayRemedies, sayRemedy, sentence, stopAfter } from './core/say.ts';

// Points, and what counts by them.

export { askedBy, bound, type Count, type CountRow, scorerIn, sheetIn } from './core/counts.ts';
export { decode, encode, LIST_SIGN } from './core/decoding.ts';
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
  type Raw,
  type StonesField,
  stones,
  type Value,
  type Values,
  type WordsField,
  words,
} from './core/fields.ts';
export { item, pointsOf, ruled, type ScoreItem, scoresIt, unscored, type Worth, worth } from './core/points.ts';
export { type Claimed, reconcile } from './core/reconcile.ts';
export { ok, type Problem, problem, type Result, sayProblem, wrong } from './core/result.ts';
export { type Items, type Price, type Prices, pricesOf, Schedule, schedulesOf, type WayOf } from './core/schedule.ts';
export { type Answer, answer, type Line, type Scorer, type ScorerRow, scorer, type Total, totalsOf } from './core/scorers.ts';
export { type Column, columnTotals, type Played, type Row, type Sheet, type SheetRow, sheet, sideTotals } from './core/sheets.ts';
export { decodeEntry, ENTRY, encodeEntry, type Kept, playWritten, readKept, readLines, type Written } from './core/written.ts';

// Games and what holds at each place.

export { chequers, column, type Diagram, row, type Shape } from './core/diagrams.ts';
export {
  type Example,
  type LawExample,
  lawExample,
  type ScoreExample,
  type SheetExample,
  scoreExample,
  sheetExample,
  type WorthExample,
  worthExample,
} from './core/examples.ts';
export { FEATURE_IDS, FEATURES, type Feature, wordsAt } from './core/features.ts';
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
} from './core/games.ts';
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
} from './core/inheritance/index.ts';

// Ids are addresses; former ones lead on.

export { addressOf, ID_KINDS, type Id, type IdKind, makeId, pageOf, parseId, SLUG } from './core/ids.ts';
export { lookup, type Moved, movedIn, type Whereabouts, type Withdrawn, withdrawn } from './core/moved.ts';
export { expectOne, nearest, nearTo } from './core/nearest.ts';

// Every game: `registry` loads each on its own, so that nobody carries them all.

export { loadLibrary, loadWith, type Registry } from './core/library.ts';
export { registry } from './registry.ts';
