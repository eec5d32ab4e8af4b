// Revokes at auction bridge, from Blue Ribbon (p. 87-88, laws 53 and 54, p. 117, and laws 114 to 126, p. 126-127) and Donohue (p. 415, by which the rules of
// bridge on p. 403 and 406-407 apply).
import type { WholePlace } from '../../whole.ts';

const SAME = 'p. 415';
const YES_NO = { yes: 'Yes', no: 'No' };
const BACK = ['act:offender:take back the card = may'];
const KEPT = ['act:offender:take back the card = may not'];
const LATER = 'act:later-players:take back the card = may';
const IF_HELD = ['as = a revoke', 'right = only-if had-the-suit'];
const GRAND = 'score:others = 100 points above the line';
const CORRECTED =
  'choice of declarer: command:offender = card named and right = declarer, or command:offender = play the highest or the lowest card of the suit led and right = declarer';
const THREE = [
  'choice = lose:offender=the value of three tricks/p | score:others=the value of three tricks/p | tricks:others=3 tricks/p for each revoke of the deal',
  'right = others for each revoke of the deal',
];

const PROVABLE = ['act:others:claim a penalty = may', 'right = only-if provable'];

export const revokeLaws: WholePlace['laws'] = {
  revoke: {
    moment: 'hand-over',
    answers: {
      times: { once: 'Once', more: 'More than once', level: 'equally often', uneven: 'one of them more often' },
      enough: YES_NO,
      sides: { one: 'One side', both: 'Both sides' },
    },
    books: {
      'blue-ribbon-1940': {
        at: [
          ...['law 114, p. 126', 'law 115, p. 126', 'law 122, p. 127', 'law 123, p. 127', 'law 124, p. 127', 'law 125, p. 127', 'law 126, p. 127'],
          ...['p. 87', 'p. 88'],
        ],
        cases: [
          { when: { times: 'once', enough: 'yes' }, does: ['tricks:others = 2 tricks'], claim: 'innocent-side until next-cut' },
          {
            when: { times: 'more', enough: 'yes' },
            does: ['tricks:others = 2 tricks', 'act:offender:give one trick more for each further revoke = must'],
            claim: 'innocent-side until next-cut',
          },
          { when: { times: 'once', enough: 'no' }, does: [GRAND], claim: 'innocent-side until next-cut' },
          { when: { times: 'more', enough: 'no' }, does: [GRAND], claim: 'innocent-side until next-cut' },
          { when: { times: 'level' }, does: ['penalty = none'] },
          { when: { times: 'uneven', enough: 'no' }, does: [] },
          {
            when: { times: 'uneven', enough: 'yes' },
            does: ['act:offender:give in tricks the difference between the two penalties = must'],
            claim: 'innocent-side until next-cut',
          },
        ],
      },
      donohue: {
        at: [SAME, 'p. 406', 'p. 407'],
        cases: [
          {
            when: { sides: 'one' },
            does: [
              ...THREE,
              'act:offender:win the game on this deal = may not',
              'act:offender:score a slam on this deal = may not',
              'cap:offender = 28 points',
            ],
            claim: 'opponents until next-cut',
          },
          {
            when: { sides: 'both' },
            does: [
              ...THREE,
              'act:both-sides:win the game on this deal = may not',
              'act:both-sides:score a slam on this deal = may not',
              'cap:both-sides = 28 points',
            ],
            claim: 'opponents until next-cut',
          },
        ],
      },
    },
  },
  'tricks-mixed': {
    moment: 'hand-over',
    answers: { who: { other: 'did not revoke', accused: 'said to have revoked' }, when: { after: 'After the claim', before: 'Before the claim' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 116, p. 126'],
        cases: [
          { when: { who: 'other' }, does: ['as = a revoke'] },
          { when: { who: 'accused' }, does: [] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 407'],
        cases: [
          { when: { who: 'accused', when: 'after' }, does: ['as = a revoke'] },
          { when: { who: 'accused', when: 'before' }, does: PROVABLE },
          { when: { who: 'other' }, does: PROVABLE },
        ],
      },
    },
  },
  'revoke-claimed-late': {
    moment: 'next-cut',
    answers: { when: { 'before-cut': 'Before the cut', 'before-agreed': 'There is no next', later: 'After that cut' }, cut: YES_NO },
    books: {
      'blue-ribbon-1940': {
        at: ['law 126, p. 127'],
        cases: [
          { when: { when: 'before-cut' }, does: ['act:others:claim a penalty = may'], claim: 'innocent-side until next-cut' },
          { when: { when: 'before-agreed' }, does: ['act:others:claim a penalty = may'], claim: 'innocent-side until rubber-over' },
          { when: { when: 'later' }, does: ['act:others:claim a penalty = may not'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 407'],
        cases: [
          { when: { cut: 'no' }, does: ['act:others:claim a penalty = may', 'act:others:search the tricks for a revoke = may'] },
          { when: { cut: 'yes' }, does: ['act:others:claim a penalty = may not'] },
        ],
      },
    },
  },
  'revoke-established': {
    moment: 'play',
    answers: {
      what: { turned: 'nothing more', played: 'side at fault led', opponents: 'Only the other side', shown: 'remaining cards' },
      since: { open: 'lies open', quitted: 'had not asked', asked: 'had not said no', denied: 'told that there was none', 'played-on': 'to the next trick' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 114, p. 126', 'law 115, p. 126', 'law 119, p. 126-127', 'p. 88'],
        cases: [
          { when: { what: 'turned' }, does: BACK },
          { when: { what: 'opponents' }, does: BACK },
          { when: { what: 'played' }, does: ['as = a revoke'] },
          { when: { what: 'shown' }, does: ['as = a revoke'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 406'],
        cases: [
          { when: { since: 'open' }, does: BACK },
          { when: { since: 'asked' }, does: BACK },
          { when: { since: 'quitted' }, does: KEPT },
          { when: { since: 'denied' }, does: KEPT },
          { when: { since: 'played-on' }, does: KEPT },
        ],
      },
    },
  },
  'revoke-corrected': {
    moment: 'play',
    answers: {
      who: { declarer: 'Declarer', dummy: 'Dummy', defender: 'A defender' },
      when: { 'in-time': 'Before that side', late: 'After that' },
      left: YES_NO,
      'who-bridge-whist': { defender: 'An opponent', 'dealer-after': 'not last', 'dealer-last': 'last to the trick', 'dealer-before': 'has still to play' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['law 53, p. 117', 'law 115, p. 126', 'law 119, p. 126-127', 'law 117, p. 126', 'law 120, p. 127', 'p. 88'],
        cases: [
          {
            when: { when: 'in-time', who: 'defender' },
            does: [LATER, 'choice of declarer: command:offender = highest or lowest and right = declarer, or card = exposed and right = declarer'],
          },
          {
            when: { when: 'in-time', who: 'declarer', left: 'yes' },
            does: [LATER, 'command:declarer = highest or lowest', 'right = defenders'],
          },
          { when: { when: 'in-time', who: 'declarer', left: 'no' }, does: ['thing:the card = taken back'] },
          { when: { when: 'in-time', who: 'dummy' }, does: [LATER, 'thing:the card = taken back'] },
          { when: { when: 'late', who: 'defender' }, does: ['as = a revoke'] },
          { when: { when: 'late', who: 'declarer' }, does: ['as = a revoke'] },
          { when: { when: 'late', who: 'dummy' }, does: ['thing:the trick = stands'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 406-407'],
        cases: [
          { when: { 'who-bridge-whist': 'defender' }, does: [LATER, ...BACK, CORRECTED] },
          {
            when: { 'who-bridge-whist': 'dealer-after' },
            does: [LATER, ...BACK, 'command:declarer = play the highest or the lowest card of the suit led', 'right = left-of-declarer'],
          },
          { when: { 'who-bridge-whist': 'dealer-last' }, does: [LATER, ...BACK] },
          { when: { 'who-bridge-whist': 'dealer-before' }, does: [LATER, ...BACK] },
        ],
      },
    },
  },
  'asked-for-the-suit': {
    moment: 'play',
    answers: { by: { player: 'A player', barred: 'lost the right' }, answer: { found: 'found a card', denied: 'there was none', silent: 'did not answer' } },
    books: {
      'blue-ribbon-1940': {
        at: ['law 54, p. 117', 'law 96, p. 124', 'law 118, p. 126', 'law 121, p. 127'],
        cases: [
          { when: { by: 'player', answer: 'found' }, does: BACK },
          { when: { by: 'player', answer: 'denied' }, does: IF_HELD },
          { when: { by: 'player', answer: 'silent' }, does: IF_HELD },
          { when: { by: 'barred' }, does: ['act:declarer:take back the card = may not', 'act:declarer:exact the penalty = may not'] },
        ],
      },
      donohue: {
        at: [SAME, 'p. 406', 'p. 403'],
        cases: [
          { when: { by: 'player', answer: 'found' }, does: BACK },
          { when: { by: 'player', answer: 'denied' }, does: IF_HELD },
          { when: { by: 'player', answer: 'silent' }, does: IF_HELD },
          { when: { by: 'barred' }, does: [] },
        ],
      },
    },
  },
};
