// Chess: the board, the men touched and the moves, from Blue Ribbon (Code of Chess Laws, p. 176-180) and Donohue (laws 1 to 4 and 9, p. 279-280).
import type { WholePlace } from '../../whole.ts';
import { ANNULLED, blue, donohue, due, dueAlways, KING, LOST, MOVE_IT, MOVE_STANDS, NOT_NAMED, one, TAKEN_BACK, YES_NO } from './words.ts';

const PLAYED = { none: 'Not both', few: 'one to three', four: 'four moves or more' };
const BOARD_RIGHT = ['thing:the board = corrected'];
const BOARD_STANDS = ['thing:the board = stands'];
const SET_UP_RIGHT = ['thing:the set-up = corrected'];
const MAY_NOT_ADJUST = ['act:player:adjust a piece = may not', NOT_NAMED];
const MAY_BE_RECALLED = [...TAKEN_BACK, 'right = others'];
const CAPTURE = 'act:offender:capture the piece touched = must';
const AS_TOUCHED = 'as = piece-touched';
const NO_TOUCHED_SQUARE = 'act:player:play the piece to a square that it touched during the thought = may not';

export const touchLaws: WholePlace['laws'] = {
  'board-wrongly-placed': {
    moment: 'set-up',
    answers: { queens: YES_NO, played: PLAYED },
    books: {
      ...blue('176; 177', [
        { when: { queens: 'yes', played: 'none' }, does: BOARD_RIGHT },
        { when: { queens: 'yes', played: 'few' }, does: BOARD_STANDS },
        { when: { queens: 'yes', played: 'four' }, does: BOARD_STANDS },
        { when: { queens: 'no', played: 'none' }, does: BOARD_RIGHT },
        { when: { queens: 'no', played: 'few' }, does: ANNULLED },
        { when: { queens: 'no', played: 'four' }, does: ANNULLED },
      ]),
      ...donohue('law 1, p. 279', [
        { when: { played: 'none' }, does: BOARD_RIGHT },
        { when: { played: 'few' }, does: BOARD_RIGHT },
        { when: { played: 'four' }, does: BOARD_STANDS },
      ]),
    },
  },
  'men-misplaced': {
    moment: 'set-up',
    answers: { what: { misplaced: 'wrong squares', missing: 'missing' }, played: PLAYED },
    books: {
      ...blue('176; 177', [{ when: {}, does: ANNULLED }]),
      ...donohue('law 1, p. 279', [
        { when: { what: 'misplaced', played: 'none' }, does: SET_UP_RIGHT },
        { when: { what: 'misplaced', played: 'few' }, does: SET_UP_RIGHT },
        { when: { what: 'misplaced', played: 'four' }, does: ['thing:the set-up = stands'] },
        { when: { what: 'missing' }, does: [] },
      ]),
    },
  },
  'first-move': {
    moment: 'set-up',
    answers: { game: { first: 'The first', next: 'won, lost or drawn', annulled: 'annulled' } },
    books: blue('155-156; 177', [
      { when: { game: 'first' }, does: ['act:both-sides:draw lots for the first move, which goes with the white pieces = must'] },
      { when: { game: 'next' }, does: ['thing:the first move = to the player who had the black pieces'] },
      { when: { game: 'annulled' }, does: ['act:the player who had the first move:have the first move in the next game = must'] },
    ]),
  },
  indulgence: one('any-time', '177', 'act:player:claim the same favour in return = may not'),
  'touched-own-man': {
    moment: 'touch',
    answers: { can: { man: 'The piece touched', king: 'but the king', neither: 'Neither' } },
    books: {
      ...blue('178', [due({ can: 'man' }, MOVE_IT), due({ can: 'king' }, KING), { when: { can: 'neither' }, does: ['penalty = none'] }]),
      ...donohue('law 2, p. 280', [
        { when: { can: 'man' }, does: [MOVE_IT] },
        { when: { can: 'king' }, does: [] },
        { when: { can: 'neither' }, does: [] },
      ]),
    },
  },
  'two-own-men-touched': {
    moment: 'touch',
    books: blue('179; 178', dueAlways('act:offender:move whichever of them the opponent names = must')),
  },
  'touched-opponents-man': {
    moment: 'touch',
    answers: { can: { capture: 'can be captured', king: 'can move the king', neither: 'Neither' } },
    books: {
      ...blue('178; 179', [due({ can: 'capture' }, CAPTURE), due({ can: 'king' }, KING), { when: { can: 'neither' }, does: ['penalty = none'] }]),
      ...donohue('law 4, p. 280', [
        { when: { can: 'capture' }, does: ['command:offender = capture the piece touched', 'right = others'] },
        { when: { can: 'king' }, does: ['command:offender = move the king', 'right = others'] },
        { when: { can: 'neither' }, does: [] },
      ]),
    },
  },
  'several-opposing-men-touched': {
    moment: 'touch',
    answers: { can: { all: 'Any of them', one: 'One of them', none: 'None' } },
    books: blue('179; 178', [
      due({ can: 'all' }, 'act:offender:capture the one that the opponent names = must'),
      due({ can: 'one' }, `choice of others: act:offender:capture the one that can be taken = must, or ${KING}`),
      due({ can: 'none' }, KING),
    ]),
  },
  adjusting: {
    moment: 'touch',
    answers: {
      said: { before: 'before the piece', after: 'Only after', never: 'Not at all' },
      turn: { own: 'Of the player', other: 'Of the opponent' },
      needs: YES_NO,
    },
    books: {
      ...blue('178', [
        { when: { turn: 'own', said: 'before', needs: 'yes' }, does: ['penalty = none'] },
        due({ turn: 'own', said: 'before', needs: 'no' }, AS_TOUCHED),
        due({ turn: 'own', said: 'after' }, AS_TOUCHED),
        due({ turn: 'own', said: 'never' }, AS_TOUCHED),
        { when: { turn: 'other' }, does: MAY_NOT_ADJUST },
      ]),
      ...donohue('law 2, p. 280; law 4, p. 280', [
        { when: { turn: 'own', said: 'before', needs: 'yes' }, does: ['penalty = none'] },
        { when: { turn: 'own', said: 'before', needs: 'no' }, does: [] },
        { when: { turn: 'own', said: 'after' }, does: [] },
        { when: { turn: 'own', said: 'never' }, does: [AS_TOUCHED] },
        { when: { turn: 'other' }, does: [] },
      ]),
    },
  },
  'hand-off-man': {
    moment: 'move',
    answers: { hand: { off: 'Yes', on: 'No' } },
    books: {
      ...blue('178; 180', [
        { when: { hand: 'off' }, does: MOVE_STANDS },
        { when: { hand: 'on' }, does: [NO_TOUCHED_SQUARE] },
      ]),
      ...donohue('law 3, p. 280', [
        { when: { hand: 'off' }, does: MOVE_STANDS },
        { when: { hand: 'on' }, does: [] },
      ]),
    },
  },
  'squares-touched': {
    moment: 'move',
    answers: { left: YES_NO },
    books: blue('180; 178', [due({ left: 'yes' }, NO_TOUCHED_SQUARE), due({ left: 'no' }, 'act:player:play it to the square that the opponent names = must')]),
  },
  'men-overturned': {
    moment: 'any-time',
    answers: { why: { accident: 'By accident', wilful: 'On purpose' } },
    books: blue('178', [{ when: { why: 'accident' }, does: ['act:either player:put the pieces back without notice = may'] }, due({ why: 'wilful' }, ...LOST)]),
  },
  'illegal-square': {
    moment: 'move',
    books: {
      ...blue('179; 178', dueAlways(`choice of others: act:offender:move that piece legally = must, or ${KING}`)),
      ...donohue('law 9, p. 280', dueAlways(...MAY_BE_RECALLED)),
    },
  },
  'illegal-capture': {
    moment: 'move',
    books: {
      ...blue('179; 178', dueAlways(`choice of others: act:offender:capture that piece with one that can = must, or ${KING}`)),
      ...donohue('law 9, p. 280', dueAlways(...MAY_BE_RECALLED)),
    },
  },
  'two-moves': { moment: 'move', books: blue('179; 178', dueAlways('thing:the move = chosen by others')) },
};
