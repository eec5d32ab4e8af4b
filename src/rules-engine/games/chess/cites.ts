import { citesOf, doubtful, laws } from '../../core/cites.ts';

const GARBLED = 'The figures are damaged in our copy: 44, 94, 54 and 34 are read as 4½, 9½, 5½ and 3½.';

/** Where the books tell of Chess: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Chess: {
      men: '155',
      values: doubtful('155', GARBLED),
      choice: '155-156',
      setUp: '156',
      check: '156-157',
      capture: '157',
    },
    'Chess: The Moves': { pawn: '157', passing: '157', queening: '158', knight: '158-159', pieces: '159', king: '159' },
    'Chess: Castling': { castling: '159-160' },
    'Chess: The Mates': { mate: '161', smothered: '162', perpetual: '162-163', stalemate: '163-164' },
    'Chess Notation': { notation: '164-165' },
    'Code of Chess Laws': {
      umpireMeant: '176',
      board: '176',
      firstMove: '177',
      concessions: '177',
      errors: '177',
      castlingLaw: doubtful('177', 'The heading of the article is lost in our copy; its words are whole.'),
      enPassant: '178',
      pawnExchanged: '178',
      checkCalled: '178',
      adjusting: '178',
      penalties: '178',
      offences: '179',
      inCheck: '179-180',
      squares: '180',
      fiftyMoves: '180',
      stale: '180',
      timeLimit: '180',
      clocks: '180-181',
      abandoning: '181',
      absence: '181',
      disturbance: '181',
      umpire: '181',
    },
    'Rules for Playing the Game at Odds': {
      odds: laws({ 182: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'] }),
      oddsOtherwise: '183',
    },
    'Rules for Playing Correspondence and Consultation Games': {
      post: laws({ 183: ['I', 'II', 'III', 'IV'], '183-184': ['V'], 184: ['VI'] }),
    },
  },
  donohue: {
    'The Game of Chess': { board: '278', men: '278', moves: '278-279', king: '279', capture: '279', mate: '279', drawn: '279', stalemate: '279' },
    'The Game of Chess: Laws of the Game': {
      law: laws({ 279: [1], 280: [2, 3, 4, 5, 6, 7, 8, 9, 10] }, { 5: 'Our copy numbers it 6, and the next law 6 as well.' }),
    },
    "Mr. Hoyle's General Rules for the Game of Chess": { general: laws({ 283: [23, 24] }) },
  },
});
