// Checkers: captures, kings and the huff, from Blue Ribbon (p. 144 and laws 13 to 18, p. 152) and Donohue (p. 171-173, laws 4 and 6, p. 176-177).
import { ruling, type WholePlace } from '../../whole.ts';

const BLUE = 'blue-ribbon-1940';
const HUFF = 'act:others:huff: take the man off that could have captured, and then move = may';
const COMPEL = 'act:offender:make the capture = must and thing:the move = taken back';
const TOO_LATE = ['act:others:huff for that any more = may not'];
/** The opponent's choice: huff, compel the capture, or let the move stand. */
const THREE_WAYS = [`choice of others: ${HUFF}, or ${COMPEL}, or thing:the move = stands`];
const TWO_WAYS = [`choice of others: ${HUFF}, or ${COMPEL}`];
const EITHER_WAY = ruling('act:player:take either way = may');
const ALSO_MOVES = 'act:others:also make a move = must';

export const captureLaws: WholePlace['laws'] = {
  'two-captures': { moment: 'move', books: { [BLUE]: { at: ['p. 144'], cases: EITHER_WAY }, donohue: { at: ['law 6, p. 177'], cases: EITHER_WAY } } },
  'part-of-capture': {
    moment: 'move',
    books: {
      [BLUE]: { at: ['law 13, p. 152'], cases: ruling('thing:the move = stands') },
      donohue: {
        at: ['p. 171', 'law 4, p. 176-177'],
        cases: ruling(
          'choice of others: act:others:huff the man that left some of them standing = may, or act:offender:take the rest of the men as well = must',
        ),
      },
    },
  },
  'captured-men-lifted': {
    moment: 'move',
    books: {
      donohue: {
        at: ['law 4, p. 176-177'],
        cases: ruling('act:player:take captured men off before the capturing man has come to its last square = may not', 'cost = not named'),
      },
    },
  },
  'own-man-lifted': {
    moment: 'move',
    books: {
      [BLUE]: {
        at: ['law 18, p. 152'],
        cases: ruling(
          'act:offender:put that man back = may not',
          'choice of others: act:others:play on = may, or thing:the man taken off = put back in its place',
        ),
      },
    },
  },
  'capture-on-crowning': {
    moment: 'move',
    answers: { when: { same: 'same move', next: 'next turn' } },
    books: {
      donohue: {
        at: ['p. 172-173'],
        cases: [
          { when: { when: 'same' }, does: ['act:player:go on capturing in the same move = may not'] },
          { when: { when: 'next' }, does: ['act:player:take that man, if it is still there to be taken = must'] },
        ],
      },
    },
  },
  'king-not-crowned': {
    moment: 'move',
    books: { [BLUE]: { at: ['law 16, p. 152'], cases: ruling('act:others:crown the new king with a captured man before moving = must', 'cost = not named') } },
  },
  'capture-refused': {
    moment: 'next-move',
    answers: { stage: { nothing: 'Nothing yet', touched: 'has been touched', moved: 'The opponent has moved', again: 'again moved another' } },
    books: {
      [BLUE]: {
        at: ['p. 144', 'law 14, 15, p. 152'],
        cases: [
          { when: { stage: 'nothing' }, does: THREE_WAYS },
          { when: { stage: 'touched' }, does: [] },
          { when: { stage: 'moved' }, does: [...TOO_LATE, 'thing:the move = stands'] },
          { when: { stage: 'again' }, does: THREE_WAYS },
        ],
      },
      donohue: {
        at: ['p. 171', 'law 4, p. 176-177'],
        cases: [
          { when: { stage: 'nothing' }, does: TWO_WAYS },
          { when: { stage: 'touched' }, does: ['act:others:take off the man they have touched = must'] },
          { when: { stage: 'moved' }, does: TOO_LATE },
          { when: { stage: 'again' }, does: TWO_WAYS },
        ],
      },
    },
  },
  'huff-and-move': {
    moment: 'next-move',
    books: {
      [BLUE]: { at: ['law 14, p. 152'], cases: ruling(ALSO_MOVES) },
      donohue: { at: ['p. 171', 'law 4, p. 176-177'], cases: ruling(ALSO_MOVES, 'thing:the move = stands') },
    },
  },
  'which-man-huffed': { moment: 'next-move', books: { [BLUE]: { at: ['law 14, p. 152'], cases: ruling('act:others:huff either of them = may') } } },
};
