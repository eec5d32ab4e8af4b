// The play at cassino, from U.S. Playing Card (p. 55-56), Donohue (p. 90-92 and laws 8 to 13, p. 93-95) and Blue Ribbon (p. 135-137).
import { ruling, type WholePlace } from '../../whole.ts';

const NOTES = ['p. 56'];
export const SEPARATE = 'act:offender:separate the cards of the build = must';
export const MAY_AMEND = 'act:later-players:take back the play = may';
export const STANDS = ['thing:the play = stands'];
export const MAY_RAISE = ['act:player:raise the build = may'];
export const MAY_NOT_RAISE = ['act:offender:raise the build = may not'];
export const NOBODY_RAISES = ['act:anyone:raise the build = may not'];
const SOMETHING = ruling('act:offender:take in the build, make another one or take in something else = must');
const PUT_BACK = 'act:offender:put back the card wrongly taken together with the whole combination = must';
const LAST_ONLY = [
  { when: { which: 'last' }, does: ['act:anyone:look at the cards = may'] },
  { when: { which: 'earlier' }, does: ['act:anyone:look at the cards = may not'] },
];
export const RAISED_FROM = { from: { hand: 'From the hand', table: 'From the table' }, kind: { single: 'A single build', double: 'A double build' } };

export const playLaws: WholePlace['laws'] = {
  'play-out-of-turn': {
    moment: 'play',
    books: {
      'blue-ribbon-1940': {
        at: ['p. 137'],
        cases: ruling('act:offender:leave the card face up on the table = must', 'act:offender:build or take in anything with it = may not'),
      },
    },
  },
  'false-build': {
    moment: 'play',
    answers: { taken: { no: 'No', yes: 'Yes' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 137'],
        cases: [
          { when: { taken: 'no' }, does: [SEPARATE, MAY_AMEND] },
          { when: { taken: 'yes' }, does: STANDS },
        ],
      },
      donohue: {
        at: ['law 8, p. 93'],
        cases: [
          { when: { taken: 'no' }, does: [SEPARATE, 'act:opponent:use the cards in any lawful way = may'] },
          { when: { taken: 'yes' }, does: [] },
        ],
      },
    },
  },
  'raising-a-build': {
    moment: 'play',
    answers: { whose: { own: 'own', other: 'Of another player' }, ...RAISED_FROM },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 135'],
        cases: [
          { when: { kind: 'single', from: 'hand' }, does: MAY_RAISE },
          { when: { kind: 'single', from: 'table', whose: 'own' }, does: [] },
          { when: { kind: 'single', from: 'table', whose: 'other' }, does: MAY_NOT_RAISE },
          { when: { kind: 'double' }, does: NOBODY_RAISES },
        ],
      },
      donohue: {
        at: ['p. 90', 'p. 90-91', 'law 9, p. 93-94', 'law 10, p. 94'],
        cases: [
          { when: { kind: 'single', whose: 'own' }, does: MAY_NOT_RAISE },
          { when: { kind: 'single', whose: 'other', from: 'hand' }, does: MAY_RAISE },
          { when: { kind: 'single', whose: 'other', from: 'table' }, does: MAY_NOT_RAISE },
          { when: { kind: 'double' }, does: NOBODY_RAISES },
        ],
      },
      'uspc-1898': {
        at: ['p. 55-56', 'p. 56'],
        cases: [
          { when: { kind: 'single', whose: 'own' }, does: MAY_NOT_RAISE },
          { when: { kind: 'single', whose: 'other', from: 'hand' }, does: MAY_RAISE },
          { when: { kind: 'single', whose: 'other', from: 'table' }, does: MAY_NOT_RAISE },
          { when: { kind: 'double' }, does: NOBODY_RAISES },
        ],
      },
    },
  },
  'build-left-standing': {
    moment: 'play',
    books: {
      'blue-ribbon-1940': { at: ['p. 135'], cases: SOMETHING },
      donohue: { at: ['law 10, p. 94'], cases: SOMETHING },
      'uspc-1898': { at: NOTES, cases: SOMETHING },
    },
  },
  'build-not-named': {
    moment: 'play',
    books: {
      donohue: {
        at: ['law 11, p. 94'],
        cases: ruling('act:opponent:separate the cards of the build = may', 'act:opponent:use the cards in any lawful way = may'),
      },
      'uspc-1898': { at: NOTES, cases: ruling('act:others:separate the cards of the build = may', 'act:others:use the cards in any lawful way = may') },
    },
  },
  'wrong-cards-taken': {
    moment: 'play',
    answers: {
      noticed: { 'at-once': 'At once', 'still-last': 'still the last taken in', late: 'After something else' },
      build: { no: 'No', yes: 'Yes' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 137'],
        cases: [
          { when: { build: 'no' }, does: [PUT_BACK] },
          { when: { build: 'yes' }, does: [PUT_BACK, SEPARATE] },
        ],
      },
      donohue: {
        at: ['law 12, p. 94', 'law 13, p. 94-95'],
        cases: [
          { when: { noticed: 'at-once' }, does: [PUT_BACK] },
          { when: { noticed: 'still-last' }, does: [] },
          { when: { noticed: 'late' }, does: STANDS },
        ],
      },
      'uspc-1898': {
        at: NOTES,
        cases: [
          { when: { noticed: 'at-once' }, does: [PUT_BACK] },
          { when: { noticed: 'still-last' }, does: [PUT_BACK] },
          { when: { noticed: 'late' }, does: STANDS },
        ],
      },
    },
  },
  'looking-back': {
    moment: 'play',
    answers: { which: { last: 'taken in last', earlier: 'Earlier' } },
    books: { donohue: { at: ['law 13, p. 94-95'], cases: LAST_ONLY }, 'uspc-1898': { at: NOTES, cases: LAST_ONLY } },
  },
  'last-cards-sweep': {
    moment: 'hand-over',
    answers: { matches: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 135-136'],
        cases: [
          { when: { matches: 'yes' }, does: ['score:taking-side = 1 point'] },
          { when: { matches: 'no' }, does: ['act:taking-side:score a sweep = may not'] },
        ],
      },
      'uspc-1898': {
        at: ['p. 55-56'],
        cases: [
          { when: { matches: 'yes' }, does: [] },
          { when: { matches: 'no' }, does: ['act:taking-side:score a sweep = may not'] },
        ],
      },
    },
  },
  'tie-for-cards': {
    moment: 'count',
    answers: { what: { cards: 'The cards', spades: 'The spades' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 136'],
        cases: [
          { when: { what: 'cards' }, does: ['act:tied-players:score for the most cards = may not'] },
          { when: { what: 'spades' }, does: [] },
        ],
      },
    },
  },
  'equal-points': { moment: 'game-over', books: { donohue: { at: ['p. 92'], cases: ruling('act:both-sides:leave the game drawn = must') } } },
};
