import { citesOf, doubtful, numbered } from '../../laws/cites.ts';

const GARBLED = 'The figures are damaged in our copy: 44, 94, 54 and 34 are read as 4½, 9½, 5½ and 3½.';

/** The passages of the books on Chess, each under a name. */
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
    'Code of Chess Laws: Definitions of Terms Used': { umpireMeant: '176' },
    'Code of Chess Laws: The Chess-Board and Men': { board: '176' },
    'Code of Chess Laws: First Move and Color': { firstMove: '177' },
    'Code of Chess Laws: Concessions': { concessions: '177' },
    'Code of Chess Laws: Errors': { errors: '177' },
    'Code of Chess Laws: Castling': { castlingLaw: doubtful('177', 'The heading of the article is lost in our copy; its words are whole.') },
    'Code of Chess Laws: En Passant': { enPassant: '178' },
    'Code of Chess Laws: Queening the Pawn': { pawnExchanged: '178' },
    'Code of Chess Laws: Check': { checkCalled: '178' },
    'Code of Chess Laws: J’adoube': { adjusting: '178' },
    'Code of Chess Laws: Penalties': { penalties: '178', offences: '179', inCheck: '179-180' },
    'Code of Chess Laws: Touching the Squares': { squares: '180' },
    'Code of Chess Laws: Counting Fifty Moves': { fiftyMoves: '180' },
    'Code of Chess Laws: Stale-Mate': { stale: '180' },
    'Code of Chess Laws: Time Limit': { timeLimit: '180', clocks: '180-181' },
    'Code of Chess Laws: Abandoning the Game': { abandoning: '181', absence: '181' },
    'Code of Chess Laws: Disturbance': { disturbance: '181' },
    'Code of Chess Laws: The Umpire': { umpire: '181' },
    'Rules for Playing the Game at Odds': {
      odds: numbered,
      oddsOtherwise: '183',
    },
    'Rules for Playing Correspondence and Consultation Games': {
      post: numbered,
    },
  },
  donohue: {
    'The Game of Chess': { board: '278', men: '278', moves: '278-279', king: '279', capture: '279', mate: '279', drawn: '279', stalemate: '279' },
    'The Game of Chess: Laws of the Game': {
      law: numbered,
    },
    'Mr. Hoyle’s General Rules for the Game of Chess': { general: numbered },
  },
});
