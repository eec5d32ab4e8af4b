import { doubted } from '../../../core/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../core/laws.ts';
import {
  allowed,
  barred,
  choice,
  choosesWhich,
  isDone,
  mayDemand,
  must,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  stands,
  takesBack,
} from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import {
  captureLegally,
  castle,
  exchangeAtOnce,
  exchangeForKing,
  gameAnnulled,
  hadTheMove,
  lastRow,
  manRestored,
  moveFirstAgain,
  moveKing,
  moveKingFirst,
  moveLegally,
  moveRook,
  movesRetraced,
  placeRookFirst,
  takeEnPassant,
  takePiece,
} from '../words.ts';
import { AT_ONCE } from './claim.ts';

const FALSE_MOVE = 'The law says only when a false move can no longer be recalled; that it can be until then follows.';
const ANNULLED = [isDone(gameAnnulled), must(hadTheMove, moveFirstAgain)] as const;

export const moveLaws = {
  'illegal-square': law({
    offence: 'irregular-move',
    title: 'Man played where it cannot go',
    gist: 'A player puts a man on a square to which it cannot legally be moved.',
    aka: ['illegal move', 'impossible move', 'knight moved wrong', 'bishop changed colour', 'false move'],
    moment: 'move',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(choice('opponent', must('offender', moveLegally), must('offender', moveKing)), [cites.blue.offences, cites.blue.penalties], {
        claim: AT_ONCE,
      }),
      donohue: always(mayDemand('opponent', takesBack('offender', 'move')), doubted(cites.donohue.law(9), FALSE_MOVE), { claim: AT_ONCE }),
    }),
    see: ['chess.law.error-found-later', 'chess.law.king-moved-as-penalty'],
  }),
  'illegal-capture': law({
    offence: 'irregular-move',
    title: 'Man captured illegally',
    gist: "A player takes a man of the opponent's that the man played could not take.",
    aka: ['illegal capture', 'cannot take that', 'pawn took straight ahead', 'took the wrong piece'],
    moment: 'move',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(
        choice('opponent', must('offender', captureLegally), must('offender', moveKing)),
        [cites.blue.offences, cites.blue.penalties],
        {
          claim: AT_ONCE,
        },
      ),
      donohue: always(mayDemand('opponent', takesBack('offender', 'move')), doubted(cites.donohue.law(9), FALSE_MOVE), { claim: AT_ONCE }),
    }),
    see: ['chess.law.error-found-later'],
  }),
  'two-moves': law({
    offence: 'play-out-of-turn',
    title: 'Two moves in succession',
    gist: 'A player moves twice before the opponent has moved.',
    aka: ['moved twice', 'moved out of turn', 'two moves at once'],
    moment: 'move',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(choosesWhich('opponent', 'move'), [cites.blue.offences, cites.blue.penalties], { claim: AT_ONCE }),
      donohue: silent(),
    }),
  }),
  'illegal-castling': law({
    offence: 'irregular-move',
    title: 'Castling when it is not allowed',
    gist: 'A player castles although a condition is not met.',
    aka: ['castle out of check', 'castle through check', 'king has moved', 'can I castle', 'castling rules', 'rook under attack'],
    moment: 'move',
    facts: {
      why: fact('What stands against it?', {
        moved: ['The king, or that rook, has moved before', 'king or rook has moved'],
        check: 'The king is in check',
        between: ['A man stands between king and rook', 'man between'],
        crosses: ['The king crosses a square that is attacked', 'crosses an attacked square'],
        lands: ['The king comes to a square that is attacked', 'comes into check'],
        order: ['Nothing, but the rook was moved before the king', 'rook moved first'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { why: ['moved', 'check', 'between', 'crosses', 'lands'] },
            then: [choice('opponent', must('offender', moveKing), must('offender', moveRook))],
            claim: AT_ONCE,
          },
          { when: { why: 'order' }, then: [must('player', moveKingFirst), noPenaltyPrinted] },
        ],
        [cites.blue.castlingLaw, cites.blue.offences, cites.blue.penalties],
      ),
      donohue: says(
        [
          { when: { why: ['moved', 'check', 'crosses', 'lands'] }, then: [barred('player', castle), notDecided] },
          { when: { why: 'between' }, then: [notDecided], note: 'Nothing is said of the squares between king and rook.' },
          {
            when: { why: 'order' },
            then: [must('player', placeRookFirst)],
            note: 'Here this is how castling is done: the king is set on the other side of the rook afterwards.',
          },
        ],
        [cites.donohue.law(6), cites.donohue.law(10), cites.donohue.king],
      ),
    }),
    see: ['chess.rule.castling', 'chess.law.king-moved-as-penalty', 'chess.law.into-check'],
  }),
  'king-moved-as-penalty': law({
    question: 'allowed',
    title: 'Castling after the king was moved as a penalty',
    gist: 'The king was moved because a penalty demanded it, and the player wants to castle later.',
    aka: ['castle after penalty', 'lost the right to castle'],
    moment: 'move',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(barred('player', castle), cites.blue.castlingLaw),
      donohue: always(barred('player', castle), cites.donohue.law(6), { note: 'The law asks only whether the king has moved, not why.' }),
    }),
    see: ['chess.law.illegal-castling'],
  }),
  'en-passant-refused': law({
    question: 'obliged',
    title: 'Taking en passant',
    gist: 'A pawn moved two squares past an opposing pawn, which could take it en passant, and its player does not want to.',
    aka: ['en passant', 'must I take en passant', 'pawn passed my pawn', 'in passing'],
    moment: 'move',
    facts: { other: yesNo('Has the player any other legal move?') },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { other: 'yes' }, then: [allowed('player', takeEnPassant)], note: 'He may leave it as well.' },
          { when: { other: 'no' }, then: [must('player', takeEnPassant)] },
        ],
        [cites.blue.passing, cites.blue.enPassant],
      ),
      donohue: says(
        [
          { when: { other: 'yes' }, then: [allowed('player', takeEnPassant)] },
          { when: { other: 'no' }, then: [notDecided] },
        ],
        cites.donohue.law(5),
      ),
    }),
    see: ['chess.rule.en-passant'],
  }),
  'pawn-on-last-row': law({
    question: 'allowed',
    title: 'Pawn on the last row',
    gist: 'A pawn has reached the eighth square of its file.',
    aka: ['promotion', 'queening', 'second queen', 'underpromotion', 'upside down rook', 'pawn promoted to king'],
    moment: lastRow,
    facts: {
      wants: fact('What does its player want?', { piece: 'A queen, rook, bishop or knight', king: 'A king', pawn: ['To leave it a pawn', 'leave it a pawn'] }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { wants: 'piece' }, then: [allowed('player', takePiece)], note: 'Even a second queen.' },
          { when: { wants: 'king' }, then: [barred('player', exchangeForKing)] },
          { when: { wants: 'pawn' }, then: [must('player', exchangeAtOnce)] },
        ],
        [cites.blue.queening, cites.blue.pawnExchanged],
      ),
      donohue: says(
        [
          { when: { wants: 'piece' }, then: [allowed('player', takePiece)] },
          { when: { wants: ['king', 'pawn'] }, then: [notDecided] },
        ],
        cites.donohue.law(8),
      ),
    }),
  }),
  'error-found-later': law({
    offence: 'irregular-move',
    title: 'Error found later in the game',
    gist: 'It is found that some move was illegal, or that something else went wrong, after the game has gone on.',
    aka: ['illegal move found later', 'noticed too late', 'go back', 'retrace the moves', 'was in check all along'],
    moment: 'next-move',
    facts: {
      found: fact('When was it found?', {
        soon: ['Before the next move was completed', 'before the next move'],
        later: ['After the next move was completed', 'after the next move'],
      }),
      retraced: yesNo('Can the moves be traced back correctly?'),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { found: 'soon' }, then: [allowed('opponent', 'exact-penalty')], note: 'The one that is set for the offence.' },
          { when: { found: 'later', retraced: 'yes' }, then: [isDone(movesRetraced), noPenalty] },
          { when: { found: 'later', retraced: 'no' }, then: [...ANNULLED] },
        ],
        [cites.blue.errors, cites.blue.penalties, cites.blue.firstMove],
      ),
      donohue: says(
        [
          { when: { found: 'soon' }, then: [mayDemand('opponent', takesBack('offender', 'move'))] },
          { when: { found: 'later' }, then: [stands('move')] },
        ],
        doubted(cites.donohue.law(9), FALSE_MOVE),
        'It is worded of a false move.',
      ),
    }),
    see: ['chess.law.penalty-claimed-late', 'chess.law.man-dropped'],
  }),
  'man-dropped': law({
    offence: 'wrong-set-up',
    title: 'Man fallen from the board',
    gist: 'A man dropped from the board, and moves were made without it.',
    aka: ['piece fell off', 'missing piece noticed later', 'piece on the floor'],
    moment: 'next-move',
    facts: { restored: fact('Can it be put back to the satisfaction of the umpire?', { yes: 'Yes', no: 'No' }) },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { restored: 'yes' }, then: [isDone(movesRetraced), isDone(manRestored)] },
          { when: { restored: 'no' }, then: [...ANNULLED] },
        ],
        [cites.blue.errors, cites.blue.firstMove],
      ),
      donohue: silent(),
    }),
    see: ['chess.law.error-found-later'],
  }),
  'penalty-claimed-late': law({
    offence: 'wrong-penalty',
    title: 'Penalty claimed late',
    gist: 'A player lets an offence pass and wants the penalty for it afterwards.',
    aka: ['too late to claim', 'should have said so at the time', 'you touched it three moves ago'],
    moment: 'next-move',
    facts: { moved: fact('Has a move been made since the offence?', { no: 'No', yes: 'Yes' }) },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { moved: 'no' }, then: [allowed('opponent', 'exact-penalty')] },
          { when: { moved: 'yes' }, then: [barred('opponent', 'exact-penalty')], note: 'An error that is found later is still put right, without penalty.' },
        ],
        cites.blue.penalties,
      ),
      donohue: silent('Only for a false move is a limit set.'),
    }),
    see: ['chess.law.error-found-later'],
  }),
} as const;
