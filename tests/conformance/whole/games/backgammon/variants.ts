// Variants of backgammon, from Blue Ribbon: Acey Ducey (p. 15) and Russian Backgammon (p. 26-27).
import { ruling, type WholeGame } from '../../whole.ts';

const BLUE = 'blue-ribbon-1940';
const NOT_THERE = 'act:player:stop on the covered point, even as a resting place = may not';
const WHERE = { where: { higher: 'can be moved up', blocked: 'is covered', lower: 'lower points' } };

const NO_LOWER = 'act:player:bear off a man from a lower point = may not';

export const variants: WholeGame = {
  'backgammon/acey-deucey': {
    absent: { laws: ['wrong-set-up', 'man-missing', 'man-on-bar'] },
    laws: {
      'blot-passed': {
        moment: 'play',
        answers: { how: { missed: 'left alone', rested: 'rested on the blot' } },
        books: {
          [BLUE]: {
            at: ['p. 15', 'p. 19'],
            cases: [
              { when: { how: 'missed' }, does: ['penalty = none'] },
              { when: { how: 'rested' }, does: ['thing:the man = taken back'] },
            ],
          },
        },
      },
      'borne-too-soon': {
        moment: 'hand-over',
        answers: { why: { away: 'not yet home', bar: 'not been entered again' } },
        books: { [BLUE]: { at: ['p. 15', 'law 13, p. 25'], cases: ruling('act:offender:take back the men borne off and enter them again = must') } },
      },
      'no-man-on-point': {
        moment: 'hand-over',
        answers: { where: { higher: 'can be moved up', blocked: 'is covered', lower: 'All on lower points' } },
        books: {
          [BLUE]: {
            at: ['p. 15'],
            cases: [
              { when: { where: 'higher' }, does: ['act:player:move a man up from a higher point = may', NO_LOWER] },
              { when: { where: 'lower' }, does: [NO_LOWER] },
              { when: { where: 'blocked' }, does: [NO_LOWER] },
            ],
          },
        },
      },
      'man-hit': { moment: 'play', books: { [BLUE]: { at: ['p. 15'], cases: ruling('thing:the man = taken back') } } },
      'ace-deuce-blocked': { moment: 'play', books: { [BLUE]: { at: ['p. 15'], cases: ruling() } } },
    },
    points: {
      doublet: { [BLUE]: 'The number is played twice, the opposite face twice, and the caster throws again., p. 15' },
      'ace-deuce': { [BLUE]: 'The caster names any doublet, plays both of its faces twice and throws once more, before the opponent throws., p. 15' },
    },
  },
  'backgammon/russian': {
    absent: { laws: ['wrong-set-up', 'man-missing'] },
    laws: {
      'covered-point': {
        moment: 'play',
        books: { [BLUE]: { at: ['p. 26'], cases: ruling(NOT_THERE) } },
      },
      'man-on-bar': {
        moment: 'play',
        answers: { open: { thrown: 'a number thrown is open', others: 'none of a number thrown', none: 'all six' } },
        books: {
          [BLUE]: {
            at: ['p. 26'],
            cases: ruling('act:player:enter the man on the bar before moving any other = must', 'act:player:enter or move any other man = may not'),
          },
        },
      },
      'no-man-on-point': {
        moment: 'hand-over',
        answers: WHERE,
        books: {
          [BLUE]: {
            at: ['p. 27', 'p. 20'],
            cases: [
              { when: { where: 'higher' }, does: ['act:player:move a man up from a higher point = must'] },
              { when: { where: 'blocked' }, does: ['thing:the throw = void'] },
              { when: { where: 'lower' }, does: ['act:player:bear off a man from the point nearest to the number thrown = may'] },
            ],
          },
        },
      },
      'doublet-order': {
        moment: 'play',
        answers: { upper: { yes: 'Yes', no: 'No' } },
        books: {
          [BLUE]: {
            at: ['p. 27'],
            cases: [
              { when: { upper: 'yes' }, does: ['act:player:play the upper faces of the dice first = must'] },
              { when: { upper: 'no' }, does: ['act:player:play the reverse faces of the dice = may not', 'act:player:take the extra throw = may not'] },
            ],
          },
        },
      },
      'entry-covered': {
        moment: 'play',
        answers: { bar: { no: 'No', yes: 'Yes' } },
        books: {
          [BLUE]: {
            at: ['p. 26'],
            cases: [
              { when: { bar: 'no' }, does: [NOT_THERE, 'act:player:use the number on a man already entered, if able = must'] },
              { when: { bar: 'yes' }, does: [NOT_THERE, 'act:player:enter or move any other man = may not'] },
            ],
          },
        },
      },
    },
    points: {
      'first-doublet': { [BLUE]: 'Four men are entered on that point., p. 26' },
      'later-doublet': {
        [BLUE]: 'The upper face is played four times, then the reverse face four times; the two add up to seven. Another throw follows., p. 27',
      },
    },
  },
};
