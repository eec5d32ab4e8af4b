// Checkers: setting up and moving, from Blue Ribbon (p. 143-144 and The Law of Checkers, p. 150-153) and Donohue (Laws of the Game, p. 176-179).
import { ruling, type WholePlace } from '../../whole.ts';

const BLUE = 'blue-ribbon-1940';
const YES_NO = { yes: 'Yes', no: 'No' };
const FIRST = { first: 'Yes', again: 'No' };
const CAUTIONED = ['thing:the player = cautioned'];
const LOST = ['game = won by others'];
const MOVE_IT = 'act:offender:move the man touched = must';
const THAT_WAY = 'act:offender:complete the move in that direction = must';
const BLACK_FIRST = 'act:the player with the black men:move first = must';
const LOTS = 'act:both-sides:draw lots for the first game = must';
const CHANGE_MEN = 'act:both-sides:change men = must';

export const moveLaws: WholePlace['laws'] = {
  'which-squares': {
    moment: 'set-up',
    answers: { agreed: YES_NO },
    books: {
      [BLUE]: { at: ['law 2, p. 150', 'law 4, p. 151', 'p. 143'], cases: ruling('act:both-sides:play on the black squares = must') },
      donohue: {
        at: ['law 12, p. 179'],
        cases: [
          { when: { agreed: 'no' }, does: ['act:both-sides:play on the white squares = must'] },
          { when: { agreed: 'yes' }, does: ['act:both-sides:play on the squares agreed on = must'] },
        ],
      },
    },
  },
  'first-move': {
    moment: 'set-up',
    answers: { game: { first: 'The first', next: 'A later one' } },
    books: {
      [BLUE]: {
        at: ['law 5, 6, 7, p. 151'],
        cases: [
          { when: { game: 'first' }, does: [LOTS, 'act:the player who wins the lot:choose black or white = may', BLACK_FIRST] },
          { when: { game: 'next' }, does: [CHANGE_MEN, BLACK_FIRST] },
        ],
      },
      donohue: {
        at: ['law 1, p. 176'],
        cases: [
          {
            when: { game: 'first' },
            does: [LOTS, 'act:the player who wins the lot:move first or have the opponent do so = may'],
          },
          { when: { game: 'next' }, does: ['thing:the first move = to the player who did not begin the last game', CHANGE_MEN] },
        ],
      },
    },
  },
  'touched-man': {
    moment: 'touch',
    answers: { can: YES_NO, nth: FIRST },
    books: {
      [BLUE]: {
        at: ['law 10, 11, p. 151'],
        cases: [
          { when: { can: 'yes' }, does: [`choice of offender: ${MOVE_IT}, or game = won by others`] },
          { when: { can: 'no', nth: 'first' }, does: CAUTIONED },
          { when: { can: 'no', nth: 'again' }, does: LOST },
        ],
      },
      donohue: {
        at: ['law 3, p. 176'],
        cases: [
          { when: { can: 'yes' }, does: [MOVE_IT] },
          { when: { can: 'no' }, does: ['penalty = none'] },
        ],
      },
    },
  },
  adjusting: {
    moment: 'touch',
    answers: { said: YES_NO, begun: YES_NO, turn: { own: 'own', other: 'The opponent’s' }, nth: FIRST },
    books: {
      [BLUE]: {
        at: ['law 10, 11, p. 151'],
        cases: [
          { when: { said: 'yes' }, does: ['penalty = none'] },
          // Both laws apply only after the men are arranged and the first move has been made.
          { when: { said: 'no', begun: 'no' }, does: [] },
          { when: { said: 'no', turn: 'own', begun: 'yes' }, does: ['as = piece-touched'] },
          { when: { said: 'no', turn: 'other', begun: 'yes', nth: 'first' }, does: CAUTIONED },
          { when: { said: 'no', turn: 'other', begun: 'yes', nth: 'again' }, does: LOST },
        ],
      },
      donohue: {
        at: ['law 3, p. 176'],
        cases: [
          { when: { said: 'yes' }, does: ['penalty = none'] },
          { when: { said: 'no', turn: 'own' }, does: ['as = piece-touched'] },
          { when: { said: 'no', turn: 'other' }, does: [] },
        ],
      },
    },
  },
  'over-the-edge': {
    moment: 'move',
    answers: { lost: YES_NO },
    books: {
      [BLUE]: { at: ['law 12, p. 151'], cases: ruling(THAT_WAY) },
      donohue: {
        at: ['law 3, p. 176'],
        cases: [
          { when: { lost: 'no' }, does: [THAT_WAY] },
          { when: { lost: 'yes' }, does: [THAT_WAY, 'act:others:huff: take the man off that could have captured, and then move = may'] },
        ],
      },
    },
  },
  'hand-off-man': {
    moment: 'move',
    answers: { hand: { off: 'Yes', on: 'No' } },
    books: {
      [BLUE]: {
        at: ['law 13, p. 152'],
        cases: [
          { when: { hand: 'off' }, does: ['thing:the move = stands'] },
          { when: { hand: 'on' }, does: [] },
        ],
      },
    },
  },
  'false-move': {
    moment: 'move',
    answers: { can: YES_NO },
    books: {
      [BLUE]: { at: ['law 17, p. 152'], cases: ruling(...LOST) },
      donohue: {
        at: ['law 11, p. 178-179'],
        cases: [
          {
            when: { can: 'yes' },
            does: ['choice of others: act:offender:move that man to the square that the opponent chooses = must, or thing:the move = stands'],
          },
          { when: { can: 'no' }, does: ['act:others:let the false move stand = may'] },
        ],
      },
    },
  },
};
