import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, barred, choice, choosesWhich, mayDemand, must, noPenaltyPrinted, notDecided, takesBack } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  captureLegally,
  castle,
  exchangeAtOnce,
  exchangeForKing,
  lastRow,
  moveKing,
  moveKingFirst,
  moveLegally,
  moveRook,
  placeRookFirst,
  takeEnPassant,
  takePiece,
} from '../words.ts';
import { AT_ONCE } from './claim.ts';
import { errorLaws } from './errors.ts';
import { FALSE_MOVE } from './false-move.ts';

export const moveLaws = {
  'illegal-square': law({
    offence: 'irregular-move',
    title: 'Man played where it cannot go',
    gist: 'A player puts a piece on a square to which it cannot legally move.',
    aka: ['illegal move', 'impossible move', 'knight moved wrong', 'bishop changed colour', 'false move'],
    moment: 'move',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The opponent chooses: the player must move that piece legally, or move the king.' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on what the opponent may demand: by Blue Ribbon that the player moves that piece legally or moves the king, by Donohue that the player takes back the move.',
    },
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
    gist: 'A player captures a piece with one that could not legally take it.',
    aka: ['illegal capture', 'cannot take that', 'pawn took straight ahead', 'took the wrong piece'],
    moment: 'move',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The opponent chooses: the player must capture that piece with one that can, or move the king.' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on what the opponent may demand: by Blue Ribbon that the player captures that piece with one that can or moves the king, by Donohue that the player takes back the move.',
    },
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
    leads: { 'blue-ribbon-1940': 'The opponent chooses which of the two moves counts.' },
    readings: () => ({
      'blue-ribbon-1940': always(choosesWhich('opponent', 'move'), [cites.blue.offences, cites.blue.penalties], { claim: AT_ONCE }),
      donohue: silent(),
    }),
  }),
  'illegal-castling': law({
    offence: 'irregular-move',
    title: 'Castling when it is not allowed',
    gist: 'A player castles when a condition for it is not met, or moves the rook first.',
    aka: ['castle out of check', 'castle through check', 'king has moved', 'can I castle', 'castling rules', 'rook under attack'],
    moment: 'move',
    facts: {
      why: fact('What stands against it?', 'Against it', {
        moved: { label: 'The king, or that rook, has moved before', chip: 'Moved before', if: 'if the king or that rook has moved before' },
        check: { label: 'The king is in check', chip: 'King in check', if: 'if the king is in check' },
        between: { label: 'A piece stands between king and rook', chip: 'Piece between', if: 'if a piece stands between king and rook' },
        crosses: { label: 'The king crosses a square that is attacked', chip: 'Crosses an attack', if: 'if the king crosses a square that is attacked' },
        lands: { label: 'The king comes to a square that is attacked', chip: 'Comes into check', if: 'if the king comes to a square that is attacked' },
        order: { label: 'Nothing, but the rook was moved before the king', chip: 'Only the order', if: 'if only the rook was moved before the king' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The opponent chooses whether the king or the rook is moved instead. If the only fault was that the rook was moved before the king, the book names no penalty.',
      donohue:
        'The player may not castle; the book does not say what else follows. To move the rook first is right. The book does not cover a piece between king and rook.',
    },
    verdict: {
      kind: 'disagree',
      say: 'Both books agree that a player may not castle if a condition is not met. Only Blue Ribbon names a penalty (the opponent has the king or the rook moved) and covers a piece between king and rook. They disagree on which is moved first in castling: by Blue Ribbon the king, by Donohue the rook.',
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
    gist: 'A pawn moves two squares past an opposing pawn that could take it en passant. Must it be taken?',
    aka: ['en passant', 'must I take en passant', 'pawn passed my pawn', 'in passing'],
    moment: 'move',
    facts: {
      other: yesNo(
        'Has the player any other legal move?',
        'Another legal move',
        'if the player has another legal move',
        'if the player has no other legal move',
      ),
    },
    usual: { other: 'yes' },
    leads: {
      'blue-ribbon-1940': 'The pawn may be taken or left. If the player to move has no other legal move, it must be taken.',
      donohue: 'The pawn may be taken or left, if there is another legal move. The book covers nothing else.',
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: the pawn may be taken or left if there is another legal move. Only Blue Ribbon adds that it must be taken if there is none.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { other: 'yes' }, then: [allowed('player', takeEnPassant)], note: 'The player may also leave it.' },
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
      wants: fact('What does its player want?', 'Wanted', {
        piece: { label: 'A queen, rook, bishop or knight', chip: 'A piece', if: 'if a queen, rook, bishop or knight is wanted' },
        king: { label: 'A king', if: 'if a king is wanted' },
        pawn: { label: 'To leave it a pawn', chip: 'A pawn', if: 'if it is to stay a pawn' },
      }),
    },
    usual: { wants: 'piece' },
    leads: {
      'blue-ribbon-1940':
        'It must become a queen, rook, bishop or knight at once, even if the player already has a piece of that kind. It may not become a king or stay a pawn.',
      donohue: 'It may become a queen, rook, bishop or knight. The book covers nothing else.',
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree: the pawn may become a queen, rook, bishop or knight. Only Blue Ribbon rules on anything else: it may not become a king or stay a pawn.',
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
  ...errorLaws,
} as const;
