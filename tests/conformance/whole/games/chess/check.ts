// Chess: castling, pawns, errors and checks, from Blue Ribbon (p. 157-161 and Code of Chess Laws, p. 177-180) and Donohue (laws 5 to 10, p. 280).
import { checkGiven, lastRow } from '../../../../../src/rules-engine/games/chess/words.ts';
import { ruling, type WholePlace } from '../../whole.ts';
import { ANNULLED, blue, donohue, due, dueAlways, KING, MOVE_STANDS, NO_CASTLING, NOT_NAMED, one, TAKEN_BACK, YES_NO } from './words.ts';

const RETRACED = 'thing:the moves = retraced and the error put right';
const SAY_CHECK = ['act:player:say check = must', NOT_NAMED];
const MAY_TAKE = 'act:player:take the pawn en passant = may';
const INTO_CHECK = 'act:player:move the king into check or next to the other king = may not';
const KING_LEFT = 'act:player:make a move that leaves their own king in check = may not';

export const checkLaws: WholePlace['laws'] = {
  'illegal-castling': {
    moment: 'move',
    answers: {
      why: {
        moved: 'has moved before',
        check: 'is in check',
        between: 'stands between',
        crosses: 'crosses a square',
        lands: 'comes to a square',
        order: 'the rook was moved before',
      },
    },
    books: {
      ...blue('177; 179; 178', [
        ...['moved', 'check', 'between', 'crosses', 'lands'].map((why) => due({ why }, `choice of others: ${KING}, or act:offender:move the rook = must`)),
        { when: { why: 'order' }, does: ['act:player:move the king first = must', NOT_NAMED] },
      ]),
      ...donohue('law 6, p. 280; law 10, p. 280; p. 279', [
        ...['moved', 'check', 'crosses', 'lands'].map((why) => ({ when: { why }, does: NO_CASTLING })),
        { when: { why: 'between' }, does: [] },
        { when: { why: 'order' }, does: ['act:player:place the rook next to the king first = must'] },
      ]),
    },
  },
  'king-moved-as-penalty': { moment: 'move', books: { ...blue('177', ruling(...NO_CASTLING)), ...donohue('law 6, p. 280', ruling(...NO_CASTLING)) } },
  'en-passant-refused': {
    moment: 'move',
    answers: { other: YES_NO },
    books: {
      ...blue('157; 178', [
        { when: { other: 'yes' }, does: [MAY_TAKE] },
        { when: { other: 'no' }, does: ['act:player:take the pawn en passant = must'] },
      ]),
      ...donohue('law 5, p. 280', [
        { when: { other: 'yes' }, does: [MAY_TAKE] },
        { when: { other: 'no' }, does: [] },
      ]),
    },
  },
  'pawn-on-last-row': {
    moment: lastRow,
    answers: { wants: { piece: 'A queen', king: 'A king', pawn: 'a pawn' } },
    books: {
      ...blue('158; 178', [
        { when: { wants: 'piece' }, does: ['act:player:take that piece for the pawn = may'] },
        { when: { wants: 'king' }, does: ['act:player:exchange the pawn for a king = may not'] },
        { when: { wants: 'pawn' }, does: ['act:player:exchange the pawn for a piece at once = must'] },
      ]),
      ...donohue('law 8, p. 280', [
        { when: { wants: 'piece' }, does: ['act:player:take that piece for the pawn = may'] },
        { when: { wants: 'king' }, does: [] },
        { when: { wants: 'pawn' }, does: [] },
      ]),
    },
  },
  'error-found-later': {
    moment: 'next-move',
    answers: { found: { soon: 'Before the next', later: 'After the next' }, retraced: YES_NO },
    books: {
      ...blue('177; 178', [
        // The penalty can still be enforced before the next move.
        { when: { found: 'soon' }, does: ['act:others:exact the penalty = may'] },
        { when: { found: 'later', retraced: 'yes' }, does: [RETRACED] },
        { when: { found: 'later', retraced: 'no' }, does: ANNULLED },
      ]),
      ...donohue('law 9, p. 280', [
        { when: { found: 'soon' }, does: [...TAKEN_BACK, 'right = others'] },
        { when: { found: 'later' }, does: MOVE_STANDS },
      ]),
    },
  },
  'man-dropped': {
    moment: 'next-move',
    answers: { restored: YES_NO },
    books: blue('177', [
      { when: { restored: 'yes' }, does: [RETRACED, 'thing:the piece = put back on the board'] },
      { when: { restored: 'no' }, does: ANNULLED },
    ]),
  },
  'penalty-claimed-late': {
    moment: 'next-move',
    answers: { moved: { no: 'No', yes: 'Yes' } },
    books: blue('178', [
      { when: { moved: 'no' }, does: ['act:others:exact the penalty = may'] },
      { when: { moved: 'yes' }, does: ['act:others:exact the penalty = may not'] },
    ]),
  },
  'check-not-said': {
    moment: checkGiven,
    answers: { then: { nothing: 'Nothing yet', ignored: 'without answering', 'said-later': 'only then said check' } },
    books: {
      ...blue('161; 178', [
        { when: { then: 'nothing' }, does: SAY_CHECK },
        { when: { then: 'ignored' }, does: ['penalty = none'] },
        { when: { then: 'said-later' }, does: ['penalty = none'] },
      ]),
      ...donohue('law 7, p. 280', [
        { when: { then: 'nothing' }, does: ['act:player:say check = must', 'act:others:take no notice of the check = may'] },
        { when: { then: 'ignored' }, does: ['penalty = none'] },
        { when: { then: 'said-later' }, does: ['act:others:take back the last move and answer the check = may'] },
      ]),
    },
  },
  'false-check': {
    moment: checkGiven,
    books: blue('178', dueAlways('choice of others: act:offender:make another move = must and thing:the move = taken back, or thing:the move = stands')),
  },
  'misled-by-check': one(checkGiven, '178', 'penalty = none'),
  'into-check': {
    moment: checkGiven,
    books: {
      ...blue(
        '179; 159; 178',
        dueAlways('choice of others: act:offender:move the king to another square = must, or act:offender:put the king back and make some other move = must'),
      ),
      ...donohue('law 10, p. 280', ruling(INTO_CHECK)),
    },
  },
  'check-uncovered': {
    moment: checkGiven,
    answers: { can: { either: 'can be moved, or the king', neither: 'Neither' } },
    books: {
      ...blue('179; 178', [
        due({ can: 'either' }, `choice of others: act:offender:move that piece legally = must, or ${KING}`),
        { when: { can: 'neither' }, does: ['penalty = none'] },
      ]),
      ...donohue('law 10, p. 280', ruling(KING_LEFT)),
    },
  },
  'check-left-uncovered': {
    moment: checkGiven,
    answers: { did: { touched: 'touched', moved: 'moved' } },
    books: {
      ...blue('179-180; 178', dueAlways(`choice of others: act:offender:cover the check with another piece = must, or ${KING}`)),
      ...donohue('law 2, p. 280; law 10, p. 280', [
        { when: { did: 'touched' }, does: [] },
        { when: { did: 'moved' }, does: [KING_LEFT] },
      ]),
    },
  },
};
