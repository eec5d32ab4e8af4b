// Hearts, from U.S. Playing Card (p. 46 and 48), Donohue (p. 417), Blue Ribbon (p. 243-244) and the Sierra manual (p. 79-84).
import { ruling, type WholeGame } from '../whole.ts';

const SIERRA = ['p. 79-84'];
const NOT_NAMED = 'cost = not named';
/** For a book in which the player on the dealer's left leads first. */
const ELDEST_LEADS = [
  { when: { leader: 'both' }, does: ['penalty = none'] },
  { when: { leader: 'eldest' }, does: ['penalty = none'] },
  { when: { leader: 'holder' }, does: ['act:offender:lead to the first trick = may not', NOT_NAMED] },
  { when: { leader: 'neither' }, does: ['act:offender:lead to the first trick = may not', NOT_NAMED] },
];

export const whole: WholeGame = {
  hearts: {
    laws: {
      'passed-cards-seen': {
        moment: 'discard',
        answers: { passed: { no: 'No', yes: 'Yes' } },
        books: {
          sierra: {
            at: SIERRA,
            cases: [
              { when: { passed: 'no' }, does: ['act:offender:look at the cards = may not', NOT_NAMED] },
              { when: { passed: 'yes' }, does: ['penalty = none'] },
            ],
          },
        },
      },
      'wrong-first-lead': {
        moment: 'opening-lead',
        answers: { leader: { both: 'who holds the two', holder: 'Another player', eldest: 'without the two', neither: 'Somebody else' } },
        books: {
          'uspc-1898': { at: ['p. 46'], cases: ELDEST_LEADS },
          'blue-ribbon-1940': { at: ['p. 244'], cases: ELDEST_LEADS },
          sierra: {
            at: SIERRA,
            cases: [
              { when: { leader: 'both' }, does: ['penalty = none'] },
              { when: { leader: 'holder' }, does: ['penalty = none'] },
              { when: { leader: 'eldest' }, does: ['act:offender:lead to the first trick = may not', NOT_NAMED] },
              { when: { leader: 'neither' }, does: ['act:offender:lead to the first trick = may not', NOT_NAMED] },
            ],
          },
        },
      },
      'lead-out-of-turn': {
        moment: 'lead',
        books: {
          'blue-ribbon-1940': { at: ['p. 244'], cases: ruling('act:offender:wait for the proper turn = must', NOT_NAMED) },
          sierra: { at: SIERRA, cases: ruling('act:offender:wait for the proper turn = must', NOT_NAMED) },
        },
      },
      'hearts-not-broken': {
        moment: 'lead',
        answers: { broken: { heart: 'A heart', queen: 'queen of spades', nothing: 'Neither' }, holds: { other: 'Another suit', hearts: 'Nothing but hearts' } },
        books: {
          'uspc-1898': { at: ['p. 48'], cases: ruling('penalty = none') },
          sierra: {
            at: SIERRA,
            cases: [
              { when: { broken: 'heart' }, does: ['penalty = none'] },
              ...['queen', 'nothing'].flatMap((broken) => [
                { when: { broken, holds: 'other' }, does: ['act:offender:lead that suit before it is broken = may not', NOT_NAMED] },
                { when: { broken, holds: 'hearts' }, does: [] },
              ]),
            ],
          },
        },
      },
      revoke: {
        moment: 'play',
        answers: { result: { moon: 'With all the hearts', spoiled: 'the revoke stopped it', other: 'Otherwise' }, agreed: { no: 'No', yes: 'Yes' } },
        books: {
          'uspc-1898': {
            at: ['p. 46'],
            cases: [
              { when: { agreed: 'no' }, does: ['act:offender:win the game on this deal = may not'] },
              { when: { agreed: 'yes' }, does: ['act:offender:win the game on this deal = may not', 'pay:offender = the penalty agreed on to others'] },
            ],
          },
          'blue-ribbon-1940': { at: ['p. 244'], cases: ruling('act:offender:follow suit when able = must', NOT_NAMED) },
          sierra: {
            at: SIERRA,
            cases: [
              { when: { result: 'moon' }, does: ['act:offender:follow suit when able = must'] },
              { when: { result: 'spoiled' }, does: ['act:offender:follow suit when able = must'] },
              { when: { result: 'other' }, does: ['act:offender:follow suit when able = must', NOT_NAMED] },
            ],
          },
        },
      },
      'points-on-first-trick': {
        moment: 'play',
        books: {
          'uspc-1898': { at: ['p. 46'], cases: ruling('penalty = none') },
          'blue-ribbon-1940': { at: ['p. 244'], cases: ruling('penalty = none') },
          sierra: { at: SIERRA, cases: ruling() },
        },
      },
      'shooting-the-moon': {
        moment: 'count',
        answers: { took: { all: 'and the queen', hearts: 'another player has the queen' } },
        books: {
          donohue: {
            at: ['p. 417'],
            cases: [
              { when: { took: 'all' }, does: ['score:the taker = 26 points'] },
              { when: { took: 'hearts' }, does: ['score:the taker = 13 points'] },
            ],
          },
          'blue-ribbon-1940': { at: ['p. 244'], cases: ruling('pay:the taker = 13 chips to pool') },
          sierra: {
            at: SIERRA,
            cases: [
              { when: { took: 'all' }, does: ['score:others = 26 points'] },
              { when: { took: 'hearts' }, does: ['score:the taker = 13 points'] },
            ],
          },
        },
      },
      'tie-for-fewest': {
        moment: 'score-entered',
        answers: { tied: { two: 'Two', more: 'Three or more' } },
        books: {
          'uspc-1898': {
            at: ['p. 46'],
            cases: [
              { when: { tied: 'two' }, does: ['thing:the payments = split', 'thing:the surplus = left for the next deal'] },
              { when: { tied: 'more' }, does: [] },
            ],
          },
          sierra: { at: SIERRA, cases: ruling() },
        },
      },
    },
    points: {
      heart: {
        'uspc-1898': '1 chip a heart, to the player with the fewest, p. 46',
        donohue: '1 point a heart, p. 417',
        'blue-ribbon-1940': '1 chip a heart, into the pool, p. 244',
        sierra: '1 point a heart, p. 79-84',
      },
      queen: { donohue: '13 points, p. 417', sierra: '13 points, p. 79-84' },
      moon: { sierra: '26 points to each of the others, p. 79-84' },
      game: { 'uspc-1898': 'As a rule one deal is the game; by agreement it goes on for more tricks., p. 46', sierra: '100 points, p. 79-84' },
    },
  },
};
