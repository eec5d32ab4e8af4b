// Leads, turns and tricks at bridge whist, from Donohue (The Rules of Bridge, p. 404-408) and U.S. Playing Card (Bridge Whist, p. 32-35, with the laws
// of whist, p. 22-26).
import { ruling, type WholePlace } from '../../whole.ts';
import { WHICHEVER } from './deal.ts';
import { clause, NO_PENALTY } from './table.ts';

const HIGH_OR_LOW = 'play the highest or the lowest card of the suit led';
const NONE_OF_IT = `${HIGH_OR_LOW} or, having none, trump or not trump`;
const FOURTH_TOO = 'act:the fourth hand:play before the second hand as well = may';
const SIDE = { defender: 'opponent', 'dealers-side': 'The dealer' };
const MAY_PLACE = [
  { when: { what: 'draw', touched: 'no' }, does: ['act:anyone:have the cards drawn = may'] },
  { when: { what: 'draw', touched: 'yes' }, does: ['act:anyone:have the cards drawn = may not'] },
  { when: { what: 'who-played' }, does: [] },
];
const SEARCH = ['act:others:search the tricks for a revoke = may'];

export const trickLaws: WholePlace['laws'] = {
  'lead-out-of-turn': {
    moment: 'lead',
    answers: { played: { some: 'Not yet', all: 'Yes' }, able: { yes: 'Yes', no: 'No' } },
    books: {
      donohue: {
        at: ['p. 405'],
        cases: [
          {
            when: { played: 'some' },
            does: [
              'choice of dealer: command:defenders = suit named and right = dealer, or command:offender = card named and right = dealer',
              'thing:the cards = taken back',
            ],
          },
          { when: { played: 'all' }, does: ['thing:the trick = stands'] },
        ],
      },
      'uspc-1898': {
        at: clause('32-35', 20, 24),
        cases: [
          {
            when: { played: 'some', able: 'yes' },
            does: [
              'command:the player or the partner, whichever leads first, = suit named',
              'right = the opponent on the right of the player called on',
              'thing:the cards = taken back',
            ],
          },
          { when: { played: 'some', able: 'no' }, does: ['thing:the cards = taken back'] },
          { when: { played: 'all' }, does: NO_PENALTY },
        ],
      },
    },
  },
  'winners-led-on': {
    moment: 'lead',
    answers: { who: { leader: 'The leader', second: 'second hand' } },
    books: {
      donohue: {
        at: ['p. 404'],
        cases: ruling('command:partner-of-offender = win the first or any other of those tricks, if able', 'card = exposed', 'right = dealer'),
      },
      'uspc-1898': {
        at: clause('32-35', 22),
        cases: [
          { when: { who: 'leader' }, does: ['command:partner-of-offender = win the trick, if able', 'card = exposed', 'right = others'] },
          { when: { who: 'second' }, does: [] },
        ],
      },
    },
  },
  'play-out-of-turn': {
    moment: 'play',
    answers: { who: { third: 'The third hand', fourth: 'The fourth hand' }, side: SIDE },
    books: {
      donohue: {
        at: ['p. 405'],
        cases: [
          { when: { who: 'third' }, does: [] },
          { when: { who: 'fourth', side: 'defender' }, does: ['command:partner-of-offender = win the trick or lose it', 'right = dealer'] },
          { when: { who: 'fourth', side: 'dealers-side' }, does: NO_PENALTY },
        ],
      },
      'uspc-1898': {
        at: clause('32-35', 25, 26),
        cases: [
          { when: { who: 'third' }, does: [FOURTH_TOO] },
          { when: { who: 'fourth' }, does: [`command:second-hand = ${NONE_OF_IT}`, 'right = third-hand'] },
        ],
      },
    },
  },
  'no-card-to-trick': {
    moment: 'next-lead',
    answers: { who: { player: 'A player', dummy: 'Dummy' }, next: { no: 'No', yes: 'Yes' } },
    books: {
      donohue: {
        at: ['p. 405'],
        cases: [
          { when: { who: 'player' }, does: ['choice of others: deal = void, or deal = stands and thing:the card left over = counts to the trick'] },
          { when: { who: 'dummy' }, does: ['deal = stands', 'thing:the card left over = counts to the trick'] },
        ],
      },
      'uspc-1898': {
        at: clause('32-35', 19),
        cases: [
          { when: { next: 'no' }, does: ['act:others:ask for a new deal = may not'] },
          { when: { next: 'yes' }, does: [WHICHEVER] },
        ],
      },
    },
  },
  'trick-five-cards': {
    moment: 'next-lead',
    answers: { who: { player: 'A player', dummy: 'Dummy' }, found: { playing: 'While', after: 'After' } },
    books: {
      donohue: {
        at: ['p. 405'],
        cases: [
          {
            when: { found: 'playing', who: 'player' },
            does: [
              'act:anyone:count the tricks face down, and search them if there is a card too many = may',
              'act:offender:answer for any revoke made while the card was away = must',
              'thing:the card = taken back',
            ],
          },
          {
            when: { found: 'playing', who: 'dummy' },
            does: ['act:anyone:count the tricks face down, and search them if there is a card too many = may', 'thing:the card = taken back'],
          },
          { when: { found: 'after', who: 'player' }, does: ['act:offender:answer for any revoke made while the card was away = must'] },
          { when: { found: 'after', who: 'dummy' }, does: NO_PENALTY },
        ],
      },
      'uspc-1898': { at: clause('35', 19), cases: ruling(WHICHEVER) },
    },
  },
  'attention-to-trick': {
    moment: 'play',
    books: {
      donohue: {
        at: ['p. 407'],
        cases: ruling(
          'choice of dealer: act:partner-of-offender:play the highest or the lowest card of the suit led = must, or act:partner-of-offender:win the trick or lose it = must',
        ),
      },
      'uspc-1898': {
        at: clause('32-35', 35),
        cases: ruling(`command:partner-of-offender = ${NONE_OF_IT}`, 'right = the opponent who plays last to the trick'),
      },
    },
  },
  'cards-placed': {
    moment: 'play',
    answers: { touched: { no: 'No', yes: 'Yes' }, what: { draw: 'draw back', 'who-played': 'Who played' } },
    books: {
      donohue: {
        at: ['p. 407'],
        cases: [
          { when: { touched: 'no' }, does: ['act:anyone:have each player draw out the card played = may'] },
          { when: { touched: 'yes' }, does: ['act:anyone:ask = may not'] },
        ],
      },
      'uspc-1898': { at: clause('32-35', 34), cases: MAY_PLACE },
    },
  },
  'looking-back': {
    moment: 'trick-turned',
    answers: { when: { during: 'being played', claim: 'deal is over' } },
    books: {
      donohue: {
        at: ['p. 408'],
        cases: [
          { when: { when: 'during' }, does: ['act:anyone:look at the cards = may not', 'cost = not named'] },
          { when: { when: 'claim' }, does: ['act:anyone:look at the cards = may'] },
        ],
      },
      'uspc-1898': {
        at: clause('32-35', 24, 32, 37),
        cases: [
          {
            when: { when: 'during' },
            does: ['command:the player or the partner, whichever leads first, = suit named', 'right = the opponent on the right of the player called on'],
          },
          { when: { when: 'claim' }, does: SEARCH },
        ],
      },
    },
  },
};
