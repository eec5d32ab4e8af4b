// The play at whist, from U.S. Playing Card (laws 19 to 27 and 34 to 39, p. 22-27), Donohue (p. 135-137) and Blue Ribbon (general laws, p. 253-255).
import { ruling, type WholePlace } from '../../whole.ts';
import { law } from './deal.ts';

const SHOWING = ['p. 136'];
const GENERAL = ['p. 253', 'p. 255'];
const LAID_OPEN = ['card = exposed', 'right = others'];
const HAND_LAID_OPEN = ['hand:offender = exposed', 'right = others'];
const HIGH_OR_LOW = 'play the highest or the lowest card of the suit led';

export const playLaws: WholePlace['laws'] = {
  'exposed-card': {
    moment: 'play',
    answers: { how: { faced: 'face up', seen: 'partner saw', named: 'named it', separated: 'separated it' } },
    books: {
      'blue-ribbon-1940': {
        at: GENERAL,
        cases: [{ when: { how: 'faced' }, does: LAID_OPEN }, ...['seen', 'named', 'separated'].map((how) => ({ when: { how }, does: [] }))],
      },
      donohue: {
        at: SHOWING,
        cases: [
          ...['faced', 'seen', 'named'].map((how) => ({ when: { how }, does: [] })),
          { when: { how: 'separated' }, does: ['command:offender = card named', 'right = others'] },
        ],
      },
      'uspc-1898': {
        at: law(20, 21),
        cases: [...['faced', 'seen', 'named'].map((how) => ({ when: { how }, does: LAID_OPEN })), { when: { how: 'separated' }, does: [] }],
      },
    },
  },
  'two-cards-played': {
    moment: 'play',
    books: {
      'blue-ribbon-1940': { at: GENERAL, cases: ruling(...LAID_OPEN) },
      'uspc-1898': { at: law(20), cases: ruling(...LAID_OPEN, 'act:offender:point out the card meant for the trick = must') },
    },
  },
  'hand-shown': { moment: 'play', books: { 'uspc-1898': { at: law(20), cases: ruling(...HAND_LAID_OPEN) } } },
  'abandoned-hand': {
    moment: 'play',
    answers: { who: { all: 'All the players', one: 'One player' } },
    books: {
      'blue-ribbon-1940': {
        at: GENERAL,
        cases: [
          { when: { who: 'all' }, does: [] },
          { when: { who: 'one' }, does: HAND_LAID_OPEN },
        ],
      },
      donohue: {
        at: SHOWING,
        cases: [
          { when: { who: 'all' }, does: [] },
          { when: { who: 'one' }, does: [...HAND_LAID_OPEN, 'act:offender:take back the cards = may not'] },
        ],
      },
      'uspc-1898': {
        at: law(20, 27),
        cases: [
          { when: { who: 'all' }, does: ['play = stops', 'thing:the score = stands'] },
          { when: { who: 'one' }, does: HAND_LAID_OPEN },
        ],
      },
    },
  },
  'claims-the-rest': {
    moment: 'play',
    answers: { how: { said: 'In words', shown: 'By showing' } },
    books: {
      'blue-ribbon-1940': {
        at: GENERAL,
        cases: [
          { when: { how: 'said' }, does: [] },
          { when: { how: 'shown' }, does: HAND_LAID_OPEN },
        ],
      },
      donohue: {
        at: SHOWING,
        cases: [
          { when: { how: 'said' }, does: [] },
          { when: { how: 'shown' }, does: [...HAND_LAID_OPEN, 'act:offender:show the whole hand = may'] },
        ],
      },
      'uspc-1898': {
        at: law(20, 36),
        cases: [
          {
            when: { how: 'said' },
            does: ['act:partner-of-offender:lay the hand face up on the table = must', 'hand:partner-of-offender = exposed', 'right = others'],
          },
          { when: { how: 'shown' }, does: HAND_LAID_OPEN },
        ],
      },
    },
  },
  'called-card-refused': {
    moment: 'play',
    answers: { what: { exposed: 'exposed', order: 'The highest or the lowest' }, able: { yes: 'Yes', no: 'No' } },
    books: {
      donohue: {
        at: ['p. 135-136'],
        cases: [
          { when: { able: 'no' }, does: ['penalty = none'] },
          { when: { able: 'yes' }, does: [] },
        ],
      },
      'uspc-1898': {
        at: [...law(21), 'law 38, p. 26-27'],
        cases: [
          { when: { able: 'no' }, does: ['penalty = none'] },
          {
            when: { able: 'yes', what: 'exposed' },
            does: ['act:offender:play the card = must', 'act:others:call the same card again until it is played = may'],
          },
          { when: { able: 'yes', what: 'order' }, does: ['as = revoke'] },
        ],
      },
    },
  },
  'played-before-decision': {
    moment: 'play',
    books: { 'uspc-1898': { at: [...law(23), 'law 39, p. 27'], cases: ruling(...LAID_OPEN, 'act:offender:wait for the opponents to decide = must') } },
  },
  'wrong-penalty': {
    moment: 'play',
    answers: {
      what: { alone: 'without asking', 'wrong-opponent': 'belongs to the other', 'wrong-penalty': 'not the right one', 'wrong-card': 'wrong card was named' },
    },
    books: {
      donohue: {
        at: SHOWING,
        cases: [
          ...['alone', 'wrong-opponent', 'wrong-penalty'].map((what) => ({ when: { what }, does: [] })),
          { when: { what: 'wrong-card' }, does: [`command:offender = ${HIGH_OR_LOW}`, 'right = others'] },
        ],
      },
      'uspc-1898': {
        at: ['law 39, p. 27'],
        cases: [
          { when: { what: 'alone' }, does: ['thing:the penalty = stands'] },
          { when: { what: 'wrong-opponent' }, does: ['thing:the penalty = void'] },
          { when: { what: 'wrong-penalty' }, does: ['thing:the penalty = void'] },
          { when: { what: 'wrong-card' }, does: [] },
        ],
      },
    },
  },
};
