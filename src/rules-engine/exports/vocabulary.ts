// The books and their citations.

export { BOOKS, type Book } from '../bibliography.ts';
export { BOOK_IDS, BOOK_SHORT, type BookId, type Citation, cite, makeCitation } from '../books.ts';
export { BOOK_WORDS, type BookWord, type Cites, citeAt } from '../laws/cites.ts';
export { CODES, type LawNumber, lawPages, laws, type NumberedCode } from '../numbered-laws/index.ts';
export {
  BALL_SETS,
  type Ball,
  type BallSet,
  type BallsAsked,
  balls,
  ballsOf,
  copiesOfBall,
  drawnBall,
  LOOKS,
  type Look,
  makeBalls,
  parseBalls,
  readBalls,
  rowsOfBalls,
  sayBall,
} from '../vocabulary/balls.ts';

// Vocabulary: closed lists and the types derived from them.

export { AMOUNTS, type Amount, EACHES, type Each, sayAmount, sayEach, sayPoints, UNITS, type Unit } from '../laws/remedies/amounts.ts';
export { ALL_PACKS, type AnyPackId } from '../vocabulary/all-packs.ts';
export {
  type Card,
  LONGEST_HAND,
  makeCard,
  makeCards,
  parseCard,
  parseCards,
  RANK_NAMES,
  RANK_SPELLINGS,
  RANKS,
  type Rank,
  rankOf,
  SUIT_NAMES,
  SUIT_SIGNS,
  SUIT_SPELLINGS,
  SUITS,
  type Suit,
  sayCard,
  showCard,
  suitOf,
} from '../vocabulary/cards.ts';
export { inOrder, MOMENT_IDS, MOMENTS, type Moment, momentKey, momentName, orderOf, sayLimit } from '../vocabulary/moments.ts';
export { OFFENCES, type OffenceId } from '../vocabulary/offences.ts';
export { cardsOfRanks, copiesIn, inPack, PACKS, type Pack, type PackId, ranksWithout, STANDARD_RANKS, sampleOf, severalPacks } from '../vocabulary/packs.ts';
export { isOne, isParty, leftOf, opponentsOf, PARTIES, type Party, partnerOf, partyName, rightOf, sayParty, sideOf } from '../vocabulary/parties.ts';
export { type FactAnswer, type FactSource, PLAIN_FACT_IDS, PLAIN_FACTS, type PlainFact, type PlainFactRow } from '../vocabulary/plain-facts.ts';
export { QUESTIONS, type QuestionId } from '../vocabulary/questions.ts';
export { halvesOf, isDoublet, makeStones, parseStones, pipsOn, STONES, type Stone, sayStone, turned, upright } from '../vocabulary/stones.ts';
export {
  copiesOfTile,
  groupOf,
  makeTiles,
  numberOf,
  parseTiles,
  sayTile,
  sortedTiles,
  TILE_GROUPS,
  TILES,
  TILES_OF,
  type Tile,
  type TileGroup,
  tiles,
} from '../vocabulary/tiles.ts';
export { type Topic, topicOf, type WithTopic, wordsOfTopic } from '../vocabulary/topics.ts';
export { SPOKEN } from '../wording/player-phrases.ts';
export { noteCards, spokenCards } from '../wording/spoken-cards.ts';
