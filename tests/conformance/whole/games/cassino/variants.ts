// Cassino for four, for 21 points, draw, royal and spade cassino, from U.S. Playing Card (p. 55-57), Donohue (p. 90-96) and Blue Ribbon (p. 135-138).
import { ruling, type WholeGame, type WholePlace } from '../../whole.ts';
import { DEAL_LOST, DEALER_TAKES, EXPOSED_WHEN, KEEP_OR_NEXT, KEPT_OR_TO_DEALER, OTHERS_MAY, WHO_GOT_IT_MAY, wrongNumber } from './deal.ts';
import { MAY_AMEND, MAY_NOT_RAISE, MAY_RAISE, NOBODY_RAISES, RAISED_FROM, SEPARATE, STANDS } from './play.ts';

const PARTNER = 'act:the partner of the player who built';
const TAKE_OR_RAISE = `${PARTNER}:take in that build or raise it`;
const SAME_BUILD = [`${PARTNER}:make the same build, or call a card on it, without holding the card = may`];

const fourHanded: WholePlace['laws'] = {
  'exposed-in-deal': {
    moment: 'deal',
    answers: { when: EXPOSED_WHEN, whose: { player: 'For an opponent', partner: 'partner', dealer: 'For the dealer' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 136'],
        cases: [
          ...['player', 'partner'].flatMap((whose) => [
            { when: { when: 'first', whose }, does: WHO_GOT_IT_MAY },
            { when: { when: 'last', whose }, does: [KEPT_OR_TO_DEALER] },
          ]),
          { when: { when: 'first', whose: 'dealer' }, does: ['penalty = none'] },
          { when: { when: 'later' }, does: [] },
          { when: { when: 'last', whose: 'dealer' }, does: [] },
        ],
      },
      donohue: {
        at: ['law 6, p. 93'],
        cases: [
          { when: { when: 'first', whose: 'player' }, does: OTHERS_MAY },
          { when: { when: 'later', whose: 'player' }, does: [KEEP_OR_NEXT] },
          { when: { when: 'last', whose: 'player' }, does: DEALER_TAKES },
          { when: { whose: 'partner' }, does: [] },
          { when: { whose: 'dealer' }, does: [] },
        ],
      },
      'uspc-1898': { at: ['p. 55', 'p. 56'], cases: ruling(...DEAL_LOST) },
    },
  },
  'wrong-number': wrongNumber(['p. 137', 'p. 136']),
  'false-build': {
    moment: 'play',
    answers: { taken: { no: 'No', yes: 'Yes' }, partner: { no: 'No', yes: 'Yes' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 137'],
        cases: [
          { when: { taken: 'no' }, does: [SEPARATE, MAY_AMEND] },
          { when: { taken: 'yes' }, does: STANDS },
        ],
      },
      donohue: {
        at: ['law 8, p. 93', 'p. 95-96'],
        cases: [
          { when: { partner: 'yes' }, does: SAME_BUILD },
          { when: { partner: 'no', taken: 'no' }, does: [SEPARATE, 'act:others:use the cards in any lawful way = may'] },
          { when: { partner: 'no', taken: 'yes' }, does: [] },
        ],
      },
    },
  },
  'raising-a-build': {
    moment: 'play',
    answers: { whose: { own: 'own', partner: 'partner', other: 'An opponent' }, ...RAISED_FROM },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 135', 'p. 137'],
        cases: [
          { when: { kind: 'single', from: 'hand' }, does: MAY_RAISE },
          { when: { kind: 'single', from: 'table', whose: 'own' }, does: [] },
          { when: { kind: 'single', from: 'table', whose: 'partner' }, does: MAY_NOT_RAISE },
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
          { when: { kind: 'single', whose: 'partner', from: 'hand' }, does: [] },
          { when: { kind: 'single', whose: 'partner', from: 'table' }, does: MAY_NOT_RAISE },
          { when: { kind: 'double' }, does: NOBODY_RAISES },
        ],
      },
      'uspc-1898': {
        at: ['p. 55-56', 'p. 56'],
        cases: [
          { when: { kind: 'single', whose: 'own' }, does: MAY_NOT_RAISE },
          ...['partner', 'other'].flatMap((whose) => [
            { when: { kind: 'single', whose, from: 'hand' }, does: MAY_RAISE },
            { when: { kind: 'single', whose, from: 'table' }, does: MAY_NOT_RAISE },
          ]),
          { when: { kind: 'double' }, does: NOBODY_RAISES },
        ],
      },
    },
  },
  'wrong-claim': {
    moment: 'play',
    books: {
      'blue-ribbon-1940': { at: ['p. 137'], cases: ruling('game = won by others') },
      donohue: { at: ['p. 95'], cases: ruling('game = won by others', 'play = stops') },
    },
  },
  'partners-build': {
    moment: 'play',
    answers: { holds: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 137'],
        cases: [
          { when: { holds: 'yes' }, does: [`${TAKE_OR_RAISE} = may`] },
          { when: { holds: 'no' }, does: [`${TAKE_OR_RAISE} = may not`] },
        ],
      },
      donohue: {
        at: ['p. 95-96'],
        cases: [
          { when: { holds: 'yes' }, does: [] },
          { when: { holds: 'no' }, does: SAME_BUILD },
        ],
      },
      'uspc-1898': {
        at: ['p. 56'],
        cases: [
          { when: { holds: 'yes' }, does: [`${TAKE_OR_RAISE} = may`] },
          { when: { holds: 'no' }, does: [] },
        ],
      },
    },
  },
};

export const variants: WholeGame = {
  'cassino/four-handed': { laws: fourHanded },
  'cassino/twenty-one-point': {
    laws: {
      'wrong-claim': {
        moment: 'play',
        books: {
          'blue-ribbon-1940': { at: ['p. 137'], cases: ruling('game = lost by offender') },
          donohue: { at: ['p. 95'], cases: ruling('game = lost by offender', 'play = stops') },
        },
      },
      'both-reach-21': {
        moment: 'count',
        answers: { claimed: { yes: 'Yes', no: 'No' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 137'],
            cases: [
              { when: { claimed: 'yes' }, does: ['game = won by first-to-score'] },
              { when: { claimed: 'no' }, does: ['act:both-sides:count in the order that the book prints = must', 'game = won by first-out'] },
            ],
          },
          donohue: { at: ['p. 95'], cases: ruling('game = won by first-to-score') },
          'uspc-1898': { at: ['p. 56'], cases: ruling('game = won by first-to-score') },
        },
      },
    },
    absent: { laws: ['equal-points'], points: ['single-game'] },
    points: {
      order: {
        donohue: 'None: each point is scored as soon as it is made., p. 95',
        'blue-ribbon-1940': 'Cards, spades, Big Cassino, Little Cassino, aces (spades, clubs, hearts, diamonds), sweeps., p. 137',
      },
    },
  },
  'cassino/draw': {
    laws: {
      'exposed-in-deal': {
        moment: 'deal',
        answers: { when: { first: 'In the deal', later: 'After' }, whose: { player: 'For another player', dealer: 'For the dealer' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 136'],
            cases: [
              { when: { when: 'first', whose: 'player' }, does: WHO_GOT_IT_MAY },
              { when: { when: 'first', whose: 'dealer' }, does: ['penalty = none'] },
              { when: { when: 'later' }, does: [] },
            ],
          },
        },
      },
    },
  },
  'cassino/royal': {
    points: {
      'king-number': { 'uspc-1898': '13; 15 with the pack of 60 cards., p. 56-57', 'blue-ribbon-1940': '13., p. 138' },
      'queen-number': { 'uspc-1898': '12; 14 with the pack of 60 cards., p. 56-57', 'blue-ribbon-1940': '12., p. 138' },
      'jack-number': { 'uspc-1898': '11; 13 with the pack of 60 cards., p. 56-57', 'blue-ribbon-1940': '11., p. 138' },
      'ace-number': {
        'uspc-1898': '1 or 14, as the player likes; 1 or 16 with the pack of 60 cards., p. 56-57',
        'blue-ribbon-1940': '14 or 1, as its holder likes; on the table always 1., p. 138',
      },
    },
  },
  'cassino/spade': {
    laws: {
      'equal-cards': {
        moment: 'count',
        books: { 'blue-ribbon-1940': { at: ['p. 138', 'p. 136'], cases: ruling('act:tied-players:score for the most cards = may not') } },
      },
    },
    absent: { points: ['spades'] },
    points: {
      spade: { 'uspc-1898': '1 point a spade, p. 57', 'blue-ribbon-1940': '1 point a spade, p. 138' },
      'whole-deal': { 'blue-ribbon-1940': '24 points, p. 138' },
      target: { 'uspc-1898': '61 points, p. 57', 'blue-ribbon-1940': '61 points, p. 138' },
      'spade-jack': { 'uspc-1898': '1 point, p. 57', 'blue-ribbon-1940': '1 point, p. 138' },
    },
  },
};
