// The revoke at bridge whist, from Donohue (The Revoke, p. 406-407; Etiquette, p. 411) and U.S. Playing Card (The Revoke, p. 35, with the laws of whist,
// p. 22-26).
import { ruling, type WholePlace } from '../../whole.ts';
import { clause, NO_PENALTY } from './table.ts';

const THREE = [
  'choice = lose:offender=the value of three tricks/p | score:others=the value of three tricks/p | tricks:others=3 tricks/p for each revoke of the deal',
  'right = others for each revoke of the deal',
];
const NO_GAME = 'act:offender:win the game on this deal = may not';
const NO_SLAM = 'act:offender:score a slam on this deal = may not';
const UNTIL_CUT = 'opponents until next-cut';
const BOTH_CHANGE = ['act:offender:take back the card = may', 'act:later-players:take back the card = may'];
const MAY_CHANGE = ['act:offender:take back the card = may'];

export const revokeLaws: WholePlace['laws'] = {
  revoke: {
    moment: 'hand-over',
    answers: { sides: { one: 'One', both: 'Both' } },
    books: {
      donohue: {
        at: ['p. 406', 'p. 407'],
        cases: [
          { when: { sides: 'one' }, does: [...THREE, NO_GAME, NO_SLAM, 'cap:offender = 28 points'], claim: UNTIL_CUT },
          {
            when: { sides: 'both' },
            does: [
              ...THREE,
              'act:both-sides:win the game on this deal = may not',
              'act:both-sides:score a slam on this deal = may not',
              'cap:both-sides = 28 points',
            ],
            claim: UNTIL_CUT,
          },
        ],
      },
      'uspc-1898': {
        at: ['p. 35'],
        cases: [
          { when: { sides: 'one' }, does: ['tricks:others = 3 tricks', NO_GAME, 'cap:offender = 28 points'] },
          { when: { sides: 'both' }, does: [] },
        ],
      },
    },
  },
  'revoke-established': {
    moment: 'play',
    answers: {
      since: {
        open: 'lies open',
        quitted: 'the partner had not asked',
        asked: 'had not said no',
        denied: 'told that there was none',
        'played-on': 'has led or played to the next',
      },
    },
    books: {
      donohue: {
        at: ['p. 406'],
        cases: [
          { when: { since: 'open' }, does: MAY_CHANGE },
          { when: { since: 'asked' }, does: MAY_CHANGE },
          ...['quitted', 'denied', 'played-on'].map((since) => ({ when: { since }, does: ['act:offender:take back the card = may not'] })),
        ],
      },
      'uspc-1898': {
        at: clause('35', 28, 29),
        cases: [
          { when: { since: 'open' }, does: MAY_CHANGE },
          ...['quitted', 'asked', 'denied', 'played-on'].map((since) => ({ when: { since }, does: ['act:offender:take back the card = may not'] })),
        ],
      },
    },
  },
  'renounce-question': {
    moment: 'play',
    answers: {
      who: { partner: 'partner', opponent: 'opponent' },
      has: { yes: 'Yes', no: 'No' },
      since: { open: 'lies open', asked: 'had not said', denied: 'said that there was none', late: 'already turned and left when the question came' },
    },
    books: {
      donohue: {
        at: ['p. 406', 'p. 403'],
        cases: [
          { when: { who: 'partner', has: 'no' }, does: NO_PENALTY },
          { when: { who: 'opponent' }, does: [] },
          { when: { who: 'partner', has: 'yes', since: 'open' }, does: BOTH_CHANGE },
          { when: { who: 'partner', has: 'yes', since: 'asked' }, does: BOTH_CHANGE },
          { when: { who: 'partner', has: 'yes', since: 'denied' }, does: ['as = a revoke'] },
          { when: { who: 'partner', has: 'yes', since: 'late' }, does: ['as = a revoke'] },
        ],
      },
      'uspc-1898': {
        at: clause('35', 28, 29),
        cases: [
          { when: { has: 'no' }, does: NO_PENALTY },
          { when: { who: 'partner', has: 'yes' }, does: ['as = a revoke'] },
          { when: { who: 'opponent', has: 'yes' }, does: [...BOTH_CHANGE, 'card = exposed', 'right = others'] },
        ],
      },
    },
  },
  'revoke-corrected': {
    moment: 'play',
    answers: {
      who: {
        defender: 'An opponent',
        'dealer-after': 'both hands of the other side have played',
        'dealer-last': 'last to the trick',
        'dealer-before': 'still to play',
      },
    },
    books: {
      donohue: {
        at: ['p. 406-407'],
        cases: [
          {
            when: { who: 'defender' },
            does: [
              ...BOTH_CHANGE,
              'choice of dealer: command:offender = card named and right = dealer, or command:offender = play the highest or the lowest card of the suit led and right = dealer',
            ],
          },
          {
            when: { who: 'dealer-after' },
            does: [...BOTH_CHANGE, 'command:dealer = play the highest or the lowest card of the suit led', 'right = left-of-dealer'],
          },
          { when: { who: 'dealer-last' }, does: BOTH_CHANGE },
          { when: { who: 'dealer-before' }, does: BOTH_CHANGE },
        ],
      },
      'uspc-1898': { at: clause('35', 29), cases: ruling(...BOTH_CHANGE, 'card = exposed', 'right = others') },
    },
  },
  'tricks-mixed': {
    moment: 'hand-over',
    answers: { when: { after: 'After the claim', before: 'Before the claim' } },
    books: Object.fromEntries(
      [['donohue', ['p. 407']] as const, ['uspc-1898', clause('35', 32)] as const].map(([book, at]) => [
        book,
        {
          at,
          cases: [
            { when: { when: 'after' }, does: ['thing:the revoke = stands'] },
            { when: { when: 'before' }, does: ['act:others:claim a penalty = may', 'right = only-if provable'] },
          ],
        },
      ]),
    ),
  },
  'revoke-bets': {
    moment: 'count',
    books: { donohue: { at: ['p. 407'], cases: ruling('act:all-players:settle bets by the score as it stands after the penalty = must') } },
  },
  'penalty-on-purpose': { moment: 'play', books: { donohue: { at: ['p. 411'], cases: ruling(...NO_PENALTY) } } },
};
