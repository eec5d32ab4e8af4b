// The books and how they are cited.

export { BOOKS, type Book } from '../bibliography.ts';
export { BOOK_IDS, BOOK_SHORT, type BookId, type Citation, cite, makeCitation } from '../books.ts';
export { CODES, type LawNumber, lawPages, laws, type NumberedCode } from '../codes/index.ts';
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
} from '../core/balls.ts';
export { BOOK_WORDS, type BookWord, type Cites, citeAt } from '../core/cites.ts';

// Vocabulary: closed lists and the types drawn from them.

export { ALL_PACKS, type AnyPackId } from '../core/all-packs.ts';
export {
  type Card,
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
} from '../core/cards.ts';
export { type Head, type Headed, headOf, wordsOfHead } from '../core/heads.ts';
export { inOrder, MOMENT_IDS, MOMENTS, type Moment, momentKey, momentName, orderOf, sayLimit } from '../core/moments.ts';
export { OFFENCES, type OffenceId } from '../core/offences.ts';
export { cardsOfRanks, copiesIn, inPack, PACKS, type Pack, type PackId, ranksWithout, STANDARD_RANKS, sampleOf, severalPacks } from '../core/packs.ts';
export { isOne, isParty, leftOf, opponentsOf, PARTIES, type Party, partnerOf, partyName, rightOf, sayParty, sideOf } from '../core/parties.ts';
export { QUESTIONS, type QuestionId } from '../core/questions.ts';
export { AMOUNTS, type Amount, EACHES, type Each, sayAmount, sayEach, sayPoints, UNITS, type Unit } from '../core/remedies/amounts.ts';
export { SPOKEN } from '../core/spoken.ts';
export { noteCards, spokenCards } from '../core/spoken-cards.ts';
export { halvesOf, isDoublet, makeStones, parseStones, pipsOn, STONES, type Stone, sayStone, turned, upright } from '../core/stones.ts';
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
} from '../core/tiles.ts';
