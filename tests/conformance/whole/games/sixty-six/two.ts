// Sixty-six with two, from U.S. Playing Card (p. 87-88), Donohue (p. 35 and the rules, p. 35-36) and Blue Ribbon (p. 343-345).

import { by, may, mayNot, must, unpriced } from '../../effects.ts';
import { ruling, type WholePlace } from '../../whole.ts';

const USPC = ['p. 87-88'];
const BR_BOTH = ['p. 343', 'p. 344'];
const NO_SCORE = ['score:both-sides = nothing', 'score:the winner of the next deal = 1 point'];
const WITH_66 = ['score:the player who has 66 = 1, 2 or 3 points (more if the other has few)'];
const EXCHANGE = 'exchange the nine of trumps for the trump card';
const ANY_CARD = may('second-hand', 'play any card');
const FOLLOW = must('second-hand', 'follow suit when able');
const FOLLOW_AND_WIN = must('second-hand', 'follow suit when able', 'win the trick, if able');
const TRUMP = must('second-hand', 'trump the trick');
const LEAD_IT = must('player', 'lead one of its two cards and show the other');
const VOID = ['thing:the marriage = void'];
const NO_MARRIAGE = unpriced(mayNot('player', 'declare the marriage'));
const STANDS = ['thing:the marriage = stands'];
const DECLARE = may('player', 'declare the marriage');
const CLOSE = may('player', 'close');
const FORCED = [
  { when: { stock: 'open' }, does: ANY_CARD },
  ...['closed', 'drawn'].flatMap((stock) => [
    { when: { stock, has: 'suit' }, does: FOLLOW_AND_WIN },
    { when: { stock, has: 'trump' }, does: TRUMP },
  ]),
];
/** What the other scores when the closer fails, by the closer's points. */
const CLOSER_FAILED = [
  { when: { had: 'no' }, does: ['score:others = 3 points'] },
  { when: { had: 'yes', has: 'half' }, does: ['score:others = 1 point'] },
  { when: { had: 'yes', has: 'less' }, does: ['score:others = 2 points'] },
];

export const laws: NonNullable<WholePlace['laws']> = {
  misdeal: {
    moment: 'deal',
    books: {
      donohue: { at: ['p. 35'], cases: ruling('deal = void', 'dealer = deals again') },
      'blue-ribbon-1940': { at: ['p. 345'], cases: ruling('deal = void', 'dealer = deals again') },
    },
  },
  'nine-exchanged': {
    moment: 'draw',
    answers: {
      when: {
        'no-trick': 'has won no trick',
        open: 'neither closed nor drawn out',
        'just-closed': 'has not played since',
        'played-on': 'has played since',
        drawn: 'as the last card of the stock',
      },
    },
    books: {
      'uspc-1898': {
        at: USPC,
        cases: by('when', {
          'no-trick': mayNot('player', EXCHANGE),
          open: may('player', EXCHANGE),
          'just-closed': may('player', EXCHANGE),
          'played-on': mayNot('player', EXCHANGE),
          drawn: mayNot('player', EXCHANGE),
        }),
      },
      donohue: {
        at: ['p. 35', 'law 8, 9, p. 36'],
        cases: by('when', {
          'no-trick': mayNot('player', EXCHANGE),
          open: may('player', EXCHANGE),
          'just-closed': may('player', EXCHANGE),
          'played-on': mayNot('player', EXCHANGE),
          drawn: mayNot('player', EXCHANGE),
        }),
      },
      'blue-ribbon-1940': {
        at: BR_BOTH,
        cases: by('when', {
          'no-trick': mayNot('player', EXCHANGE),
          open: may('player', EXCHANGE),
          'just-closed': may('player', EXCHANGE),
          'played-on': [],
          drawn: [],
        }),
      },
    },
  },
  following: {
    moment: 'play',
    answers: {
      stock: { open: 'still drawn', closed: 'It is closed', drawn: 'drawn to the last card' },
      has: { suit: 'of the suit led', trump: 'and a trump' },
    },
    books: {
      'uspc-1898': { at: USPC, cases: FORCED },
      donohue: { at: ['law 3, p. 36'], cases: FORCED },
      'blue-ribbon-1940': {
        at: BR_BOTH,
        cases: [
          { when: { stock: 'open' }, does: ANY_CARD },
          ...['closed', 'drawn'].flatMap((stock) => [
            { when: { stock, has: 'suit' }, does: FOLLOW },
            { when: { stock, has: 'trump' }, does: ANY_CARD },
          ]),
        ],
      },
    },
  },
  revoke: {
    moment: 'play',
    answers: { what: { suit: 'follow suit', beat: 'win the trick, or to trump' } },
    books: {
      donohue: { at: ['law 3, p. 36'], cases: ruling('score:offender = nothing', 'score:others = 2 points') },
      'blue-ribbon-1940': { at: ['p. 345', 'p. 343'], cases: by('what', { suit: ['score:others = 2 points'], beat: ['penalty = none'] }) },
    },
  },
  'looking-back': {
    moment: 'trick-turned',
    answers: { which: { last: 'The last', older: 'An older' } },
    books: {
      donohue: {
        at: ['law 4, p. 36'],
        cases: by('which', { last: may('player', 'look at the cards'), older: unpriced(mayNot('player', 'look at the cards')) }),
      },
      'blue-ribbon-1940': { at: ['p. 345'], cases: by('which', { last: ['penalty = none'], older: ['act:offender:close = may not'] }) },
    },
  },
  'last-trick': {
    moment: 'hand-over',
    answers: { how: { drawn: 'The stock was drawn', closed: 'The stock was closed' } },
    books: {
      'uspc-1898': { at: USPC, cases: by('how', { drawn: ['score:trick-winner = 10 points'], closed: ['act:trick-winner:count 10 for it = may not'] }) },
      'blue-ribbon-1940': {
        at: BR_BOTH,
        cases: by('how', { drawn: ['score:trick-winner = 10 points'], closed: ['act:trick-winner:count 10 for it = may not'] }),
      },
    },
  },
  'marriage-before-a-trick': {
    moment: 'lead',
    answers: { later: { yes: 'Yes', no: 'No' } },
    books: {
      'uspc-1898': { at: USPC, cases: ruling(...NO_MARRIAGE) },
      donohue: { at: ['p. 35'], cases: ruling(...NO_MARRIAGE) },
      'blue-ribbon-1940': { at: ['p. 343'], cases: by('later', { yes: STANDS, no: VOID }) },
    },
  },
  'marriage-off-lead': {
    moment: 'play',
    books: {
      'uspc-1898': { at: USPC, cases: ruling(...NO_MARRIAGE) },
      donohue: { at: ['law 10, p. 36'], cases: ruling(...NO_MARRIAGE) },
      'blue-ribbon-1940': { at: ['p. 343'], cases: ruling(...NO_MARRIAGE) },
    },
  },
  'marriage-led': {
    moment: 'lead',
    answers: { enough: { yes: 'Yes', no: 'No' } },
    books: {
      'uspc-1898': { at: USPC, cases: ruling(...LEAD_IT) },
      donohue: { at: ['p. 35'], cases: ruling(...LEAD_IT) },
      'blue-ribbon-1940': { at: ['p. 343'], cases: by('enough', { yes: may('player', 'show it without leading a card of it'), no: LEAD_IT }) },
    },
  },
  'marriage-trick-lost': {
    moment: 'trick-turned',
    books: { 'uspc-1898': { at: USPC, cases: ruling(...STANDS) }, 'blue-ribbon-1940': { at: ['p. 343'], cases: ruling(...STANDS) } },
  },
  'two-marriages': { moment: 'lead', books: { 'uspc-1898': { at: USPC, cases: ruling(...mayNot('player', 'declare two marriages at a time')) } } },
  'marriage-late': {
    moment: 'lead',
    answers: { stock: { closed: 'It is closed', drawn: 'drawn to the last card' } },
    books: {
      'uspc-1898': { at: USPC, cases: ruling(...DECLARE) },
      donohue: { at: ['law 11, p. 36'], cases: ruling(...DECLARE) },
      'blue-ribbon-1940': { at: ['p. 343'], cases: by('stock', { closed: [], drawn: DECLARE }) },
    },
  },
  'closing-when': {
    moment: 'lead',
    answers: { when: { first: 'to lead first', before: 'nobody has drawn', after: 'both have drawn', 'other-leads': 'The other has the lead' } },
    books: {
      'uspc-1898': { at: USPC, cases: by('when', { first: CLOSE, before: CLOSE, after: CLOSE, 'other-leads': mayNot('player', 'close') }) },
      'blue-ribbon-1940': { at: ['p. 344'], cases: by('when', { first: CLOSE, before: CLOSE, after: CLOSE, 'other-leads': mayNot('player', 'close') }) },
    },
  },
  'draw-after-closing': {
    moment: 'draw',
    books: {
      'uspc-1898': { at: USPC, cases: ruling(...may('the closer', 'decide whether the other draws first')) },
      donohue: { at: ['law 1, p. 35-36'], cases: ruling(...mayNot('both-sides', 'draw')) },
      'blue-ribbon-1940': { at: ['p. 344'], cases: ruling(...mayNot('both-sides', 'draw')) },
    },
  },
  'closed-and-failed': {
    moment: 'count',
    answers: { had: { yes: 'Yes', no: 'No' }, has: { half: '33 or more', less: 'Less than 33' } },
    books: {
      'uspc-1898': { at: USPC, cases: CLOSER_FAILED },
      donohue: { at: ['law 1, 2, p. 35-36'], cases: by('had', { yes: ['score:others = 2 points'], no: ['score:others = 3 points'] }) },
      'blue-ribbon-1940': { at: ['p. 344'], cases: by('had', { yes: ['lose:the closer = 2 points'], no: ['lose:the closer = 3 points'] }) },
    },
  },
  'other-first': {
    moment: 'play',
    answers: { had: { yes: 'Yes', no: 'No' }, has: { half: '33 or more', less: 'Less than 33' } },
    books: { 'uspc-1898': { at: USPC, cases: CLOSER_FAILED } },
  },
  'false-claim': {
    moment: 'play',
    books: {
      donohue: { at: ['p. 35'], cases: ruling('score:others = 2 points') },
      'blue-ribbon-1940': { at: ['p. 344'], cases: ruling('score:others = 2 points', 'play = stops') },
    },
  },
  'nobody-announced': {
    moment: 'count',
    answers: { has: { one: 'One has 66', both: 'Both have 66', even: 'Both have 65', less: 'not 65 each' } },
    books: {
      'uspc-1898': { at: USPC, cases: by('has', { one: WITH_66, both: [], even: NO_SCORE, less: [] }) },
      donohue: { at: ['p. 35', 'law 6, p. 36'], cases: by('has', { one: WITH_66, both: [], even: NO_SCORE, less: [] }) },
      'blue-ribbon-1940': { at: ['p. 345'], cases: by('has', { one: WITH_66, both: NO_SCORE, even: NO_SCORE, less: NO_SCORE }) },
    },
  },
  'four-trumps-dealt': {
    moment: 'cards-looked-at',
    books: { donohue: { at: ['law 7, p. 36'], cases: ruling(...may('player', 'lay the hand down'), 'score:player = 3 points') } },
  },
};
