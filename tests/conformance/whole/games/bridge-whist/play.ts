// Cards shown and cards called at bridge whist, from Donohue (The Rules of Bridge, p. 403-407) and U.S. Playing Card (Bridge Whist, p. 32-35, with the
// laws of whist, p. 22-27).
import { ruling, type WholePlace } from '../../whole.ts';
import { clause, NO_PENALTY } from './table.ts';

const CALLED = ['p. 403', 'p. 404'];
const BY_DEALER = ['card = exposed', 'right = dealer'];
const BY_OTHERS = ['card = exposed', 'right = others'];
const HAND_BY_DEALER = ['hand:offender = exposed', 'right = dealer'];
const HAND_BY_OTHERS = ['hand:offender = exposed', 'right = others'];
const SIDE = { defender: 'opponent', 'dealers-side': 'The dealer' };

export const playLaws: WholePlace['laws'] = {
  'exposed-card': {
    moment: 'play',
    answers: {
      who: SIDE,
      where: { table: 'On or above', below: 'below' },
      how: { faced: 'face up', seen: 'partner saw', named: 'named it', separated: 'separated it' },
    },
    books: {
      donohue: {
        at: CALLED,
        cases: [
          { when: { who: 'dealers-side' }, does: NO_PENALTY },
          { when: { who: 'defender', where: 'below' }, does: NO_PENALTY },
          { when: { who: 'defender', where: 'table' }, does: BY_DEALER },
        ],
      },
      'uspc-1898': {
        at: clause('35', 20, 21),
        cases: [...['faced', 'seen', 'named'].map((how) => ({ when: { how }, does: BY_OTHERS })), { when: { how: 'separated' }, does: [] }],
      },
    },
  },
  'two-cards-played': {
    moment: 'play',
    answers: { who: SIDE },
    books: {
      donohue: {
        at: CALLED,
        cases: [
          { when: { who: 'defender' }, does: BY_DEALER },
          { when: { who: 'dealers-side' }, does: NO_PENALTY },
        ],
      },
      'uspc-1898': { at: clause('32-35', 20), cases: ruling(...BY_OTHERS, 'act:offender:point out the card meant for the trick = must') },
    },
  },
  'abandoned-hand': {
    moment: 'play',
    answers: { who: { all: 'All four', one: 'One player' }, side: SIDE },
    books: {
      donohue: {
        at: CALLED,
        cases: [
          { when: { who: 'all' }, does: ['thing:the score = stands', 'act:anyone:search the tricks for a revoke = may'] },
          { when: { who: 'one', side: 'defender' }, does: HAND_BY_DEALER },
          { when: { who: 'one', side: 'dealers-side' }, does: NO_PENALTY },
        ],
      },
      'uspc-1898': {
        at: clause('32-35', 20, 27),
        cases: [
          { when: { who: 'all' }, does: ['play = stops', 'thing:the score = stands'] },
          { when: { who: 'one' }, does: HAND_BY_OTHERS },
        ],
      },
    },
  },
  'claims-the-rest': {
    moment: 'play',
    answers: { side: SIDE, how: { said: 'In words', shown: 'showing the cards' } },
    books: {
      donohue: {
        at: ['p. 404'],
        cases: [
          {
            when: { side: 'dealers-side' },
            does: ['act:dealer:lay the hand face up on the table = must', 'right = only-if demanded', 'act:others:call any of those cards = may not'],
          },
          { when: { side: 'defender', how: 'said' }, does: [] },
          { when: { side: 'defender', how: 'shown' }, does: HAND_BY_DEALER },
        ],
      },
      'uspc-1898': {
        at: clause('35', 20, 36),
        cases: [
          {
            when: { side: 'defender', how: 'said' },
            does: ['act:partner-of-offender:lay the hand face up on the table = must', 'hand:partner-of-offender = exposed', 'right = others'],
          },
          { when: { side: 'dealers-side', how: 'said' }, does: [] },
          { when: { how: 'shown' }, does: HAND_BY_OTHERS },
        ],
      },
    },
  },
  'card-detached': {
    moment: 'play',
    answers: { named: { right: 'The card', wrong: 'Another' } },
    books: {
      donohue: {
        at: ['p. 404'],
        cases: [
          { when: { named: 'right' }, does: BY_DEALER },
          { when: { named: 'wrong' }, does: ['command:dealer = suit named', 'right = defenders'] },
        ],
      },
    },
  },
  'called-card-refused': {
    moment: 'play',
    answers: { what: { exposed: 'exposed', order: 'The highest or the lowest' }, able: { yes: 'Yes', no: 'No' } },
    books: {
      donohue: {
        at: ['p. 404-405'],
        cases: [
          { when: { able: 'no' }, does: NO_PENALTY },
          { when: { able: 'yes', what: 'order' }, does: ['as = revoke'] },
          { when: { able: 'yes', what: 'exposed' }, does: [] },
        ],
      },
      'uspc-1898': {
        at: [...clause('32-35', 21), 'law 38, p. 26-27'],
        cases: [
          { when: { able: 'no' }, does: NO_PENALTY },
          { when: { able: 'yes', what: 'order' }, does: ['as = revoke'] },
          {
            when: { able: 'yes', what: 'exposed' },
            does: ['act:offender:play the card = must', 'act:others:call the same card again until it is played = may'],
          },
        ],
      },
    },
  },
  'call-not-met': {
    moment: 'play',
    answers: { what: { revoke: 'would be a revoke', 'not-yet': 'not been played', void: 'none of the suit' } },
    books: Object.fromEntries(
      [['donohue', ['p. 405']] as const, ['uspc-1898', clause('35', 21, 24)] as const].map(([book, at]) => [
        book,
        {
          at,
          cases: [
            { when: { what: 'revoke' }, does: ['act:others:call a card whose play would be a revoke = may not'] },
            { when: { what: 'not-yet' }, does: ['act:others:call the same card again until it is played = may'] },
            { when: { what: 'void' }, does: NO_PENALTY },
          ],
        },
      ]),
    ),
  },
  consulting: { moment: 'play', books: { donohue: { at: ['p. 407'], cases: ruling('act:others:claim a penalty = may not') } } },
  'time-to-choose': {
    moment: 'play',
    books: {
      donohue: { at: ['p. 407'], cases: ruling('act:offender:wait for the opponents to decide = must') },
      'uspc-1898': { at: ['p. 35', 'law 39, p. 27'], cases: ruling('act:offender:wait for the opponents to decide = must') },
    },
  },
};
