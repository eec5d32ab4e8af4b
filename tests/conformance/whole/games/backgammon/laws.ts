// Backgammon, from Blue Ribbon (p. 18-20, laws 1 to 13, p. 24-25) and Donohue (p. 147-148, laws I to V, p. 168).
import { ruling, type WholePlace } from '../../whole.ts';

const BLUE = 'blue-ribbon-1940';
const THROW_AGAIN = ruling('act:player:take up both dice and throw them again = must');
const MOVE_TOUCHED = ['act:offender:move the man touched = must'];
const BY_CONSENT = 'act:both-sides:alter it by common consent = may';
const ENTER_FIRST = ['act:player:enter the man on the bar before moving any other = must'];
const ON_BAR = 'act:player:leave the man on the bar = must';
const COVERED = ruling('act:player:stop on the covered point, even as a resting place = may not');
const MOVE_UP = ['act:player:move a man up from a higher point = must'];
const STAYS = ['act:offender:take back the man = may not'];
const NEXT = 'thing:the turn = to others';
const ENTERS_BACK = 'act:offender:put the men borne off on the bar and enter them again = must';
const YES_NO = { yes: 'Yes', no: 'No' };

export const laws: NonNullable<WholePlace['laws']> = {
  'wrong-set-up': {
    moment: 'set-up',
    answers: { moved: { no: 'Not yet', yes: 'Yes' } },
    books: {
      [BLUE]: {
        at: ['law 1, p. 24'],
        cases: [
          { when: { moved: 'no' }, does: ['act:offender:set the men right = may'] },
          { when: { moved: 'yes' }, does: ['thing:the set-up = stands'] },
        ],
      },
    },
  },
  'man-missing': {
    moment: 'set-up',
    answers: { thrown: { no: 'Not yet', yes: 'Yes' } },
    books: {
      [BLUE]: {
        at: ['law 2, p. 24'],
        cases: [
          { when: { thrown: 'no' }, does: ['act:offender:add the missing men = may'] },
          { when: { thrown: 'yes' }, does: ['act:offender:add the missing men = may not'] },
        ],
      },
      donohue: { at: ['law III, p. 168'], cases: ruling('penalty = none') },
    },
  },
  'tie-for-first': { moment: 'set-up', books: { [BLUE]: { at: ['law 3, p. 24'], cases: ruling('act:both-sides:throw again = must') } } },
  'die-off-table': { moment: 'throw', books: { [BLUE]: { at: ['law 5, p. 24'], cases: THROW_AGAIN } } },
  'cocked-die': { moment: 'throw', books: { [BLUE]: { at: ['law 6, p. 24'], cases: THROW_AGAIN } } },
  'dice-touched': {
    moment: 'throw',
    books: {
      [BLUE]: { at: ['law 7, p. 24'], cases: ruling('act:others:turn the die or dice touched to any number, which is then played as if thrown = may') },
    },
  },
  'throw-miscalled': {
    moment: 'throw',
    answers: { noticed: { lying: 'dice lay as thrown', lifted: 'put back in the box', thrown: 'has thrown' } },
    books: {
      [BLUE]: {
        at: ['law 8, p. 24-25'],
        cases: [
          { when: { noticed: 'lying' }, does: ['thing:the play = corrected'] },
          { when: { noticed: 'lifted' }, does: ['thing:the play = stands'] },
          { when: { noticed: 'thrown' }, does: ['thing:the play = stands'] },
        ],
      },
      donohue: {
        at: ['law V, p. 168'],
        cases: [
          { when: { noticed: 'lying' }, does: [] },
          { when: { noticed: 'lifted' }, does: [] },
          { when: { noticed: 'thrown' }, does: ['thing:the play = stands', BY_CONSENT] },
        ],
      },
    },
  },
  'wrong-number-moved': {
    moment: 'play',
    answers: {
      noticed: { 'in-time': 'Before the opponent', late: 'After the opponent' },
      can: { 'that-man': 'The checker wrongly moved', 'other-man': 'the other one moved', neither: 'Neither' },
    },
    books: {
      [BLUE]: {
        at: ['law 9, p. 25', 'law 10, p. 25'],
        cases: [
          ...[
            ['that-man', 'act:offender:move that man by the right number = must'],
            ['other-man', 'act:offender:move on, by the second die, the other man played on that throw = must'],
            ['neither', 'act:offender:move any man = may'],
          ].map(([can = '', order = '']) => ({ when: { noticed: 'in-time', can }, does: [order], claim: 'opponent until next-throw' })),
          { when: { noticed: 'late' }, does: ['thing:the move = stands'] },
        ],
      },
      donohue: {
        at: ['law V, p. 168'],
        cases: [
          { when: { noticed: 'in-time' }, does: [] },
          { when: { noticed: 'late' }, does: ['thing:the move = stands', BY_CONSENT] },
        ],
      },
    },
  },
  'touched-man': {
    moment: 'play',
    answers: { how: { notice: 'with due notice', touched: 'left on its point', taken: 'Taken up' }, playable: YES_NO },
    books: {
      [BLUE]: {
        at: ['law 11, p. 25'],
        cases: [
          { when: { how: 'notice' }, does: ['penalty = none'] },
          ...['touched', 'taken'].flatMap((how) => [
            { when: { how, playable: 'yes' }, does: MOVE_TOUCHED },
            { when: { how, playable: 'no' }, does: ['penalty = none'] },
          ]),
        ],
      },
      donohue: {
        at: ['law I, p. 168'],
        cases: [
          { when: { how: 'taken', playable: 'yes' }, does: ['act:offender:move the man taken up, or both men if two were taken = must'] },
          { when: { how: 'taken', playable: 'no' }, does: [] },
          { when: { how: 'touched' }, does: [] },
          { when: { how: 'notice' }, does: [] },
        ],
      },
    },
  },
  'move-taken-back': {
    moment: 'play',
    answers: { hand: { on: 'Yes', off: 'No' } },
    books: {
      [BLUE]: {
        at: ['law 11, p. 25'],
        cases: [
          { when: { hand: 'on' }, does: [] },
          { when: { hand: 'off' }, does: STAYS },
        ],
      },
      donohue: {
        at: ['law I, p. 168', 'law II, p. 168'],
        cases: [
          { when: { hand: 'on' }, does: ['act:offender:take back the move = may'] },
          { when: { hand: 'off' }, does: STAYS },
        ],
      },
    },
  },
  'one-number-played': {
    moment: 'play',
    answers: { can: { both: 'Both numbers', either: 'Either of them', one: 'One of them only' } },
    books: {
      [BLUE]: {
        at: ['p. 19', 'law 12, p. 25'],
        cases: [
          { when: { can: 'both' }, does: ['act:player:play the numbers of both dice = must'] },
          { when: { can: 'either' }, does: ['act:player:play the larger of the two numbers = must'] },
          { when: { can: 'one' }, does: ['act:player:play the number that can be played = must'] },
        ],
      },
      donohue: {
        at: ['p. 148'],
        cases: [
          { when: { can: 'both' }, does: [] },
          { when: { can: 'either' }, does: [] },
          { when: { can: 'one' }, does: ['act:player:play the number that can be played = must'] },
        ],
      },
    },
  },
  'covered-point': { moment: 'play', books: { [BLUE]: { at: ['p. 18'], cases: COVERED }, donohue: { at: ['p. 147-148'], cases: COVERED } } },
  'no-move': { moment: 'play', books: { donohue: { at: ['p. 148'], cases: ruling(NEXT) } } },
  'blot-passed': {
    moment: 'play',
    answers: { how: { missed: 'left alone', rested: 'rested on the blot' } },
    books: {
      [BLUE]: {
        at: ['p. 19'],
        cases: [
          { when: { how: 'missed' }, does: ['penalty = none'] },
          { when: { how: 'rested' }, does: ['act:player:put the man that is hit on the bar = must'] },
        ],
      },
    },
  },
  'man-on-bar': {
    moment: 'play',
    answers: { open: { thrown: 'a number thrown is open', others: 'none of a number thrown', none: 'all six' } },
    books: {
      [BLUE]: {
        at: ['p. 18-19'],
        cases: [
          { when: { open: 'thrown' }, does: ENTER_FIRST },
          { when: { open: 'others' }, does: [ON_BAR, NEXT] },
          { when: { open: 'none' }, does: [ON_BAR, NEXT] },
        ],
      },
      donohue: {
        at: ['p. 147'],
        cases: [
          { when: { open: 'thrown' }, does: ENTER_FIRST },
          { when: { open: 'others' }, does: [ON_BAR, NEXT, 'act:player:enter or move any other man = may not'] },
          { when: { open: 'none' }, does: [ON_BAR, 'thing:the throw = to others'] },
        ],
      },
    },
  },
  'borne-too-soon': {
    moment: 'hand-over',
    answers: { why: { away: 'not yet home', bar: 'on the bar' } },
    books: {
      [BLUE]: { at: ['law 13, p. 25'], cases: ruling(ENTERS_BACK) },
      donohue: {
        at: ['law IV, p. 168'],
        cases: [
          { when: { why: 'away' }, does: [] },
          { when: { why: 'bar' }, does: [ENTERS_BACK] },
        ],
      },
    },
  },
  'no-man-on-point': {
    moment: 'hand-over',
    answers: { where: { higher: 'can be moved up', blocked: 'is covered', lower: 'lower points' } },
    books: {
      [BLUE]: {
        at: ['p. 20'],
        cases: [
          { when: { where: 'higher' }, does: MOVE_UP },
          { when: { where: 'blocked' }, does: [] },
          { when: { where: 'lower' }, does: ['act:player:bear off a man from the point nearest to the number thrown = may'] },
        ],
      },
      donohue: {
        at: ['p. 148'],
        cases: [
          { when: { where: 'higher' }, does: MOVE_UP },
          { when: { where: 'blocked' }, does: [] },
          { when: { where: 'lower' }, does: ['act:player:bear off a man from any lower point = may'] },
        ],
      },
    },
  },
  'hit-while-bearing': {
    moment: 'hand-over',
    books: {
      [BLUE]: { at: ['p. 20'], cases: ruling('act:player:enter the man hit and bring it round to the home table before bearing off again = must') },
    },
  },
};
