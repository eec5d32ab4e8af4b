// The play at duplicate whist, from U.S. Playing Card (laws f to i, p. 28-32, with the laws of whist, p. 22-27).
import { ruling, type WholePlace } from '../../whole.ts';
import { AGAIN, at, IN_ORDER, PLAYS, RIGHT, TWO_TRICKS } from './words.ts';

export const playLaws: WholePlace['laws'] = {
  'exposed-card': {
    moment: 'play',
    answers: { how: { faced: 'face up', seen: 'partner saw', named: 'named it', separated: 'separated it' } },
    books: {
      'uspc-1898': {
        at: at('h', 20),
        cases: [...['faced', 'seen', 'named'].map((how) => ({ when: { how }, does: ['card = exposed', RIGHT] })), { when: { how: 'separated' }, does: [] }],
      },
    },
  },
  'call-of-exposed-card': {
    moment: 'play',
    answers: { who: { right: 'on the right', left: 'on the left', nobody: 'Nobody' }, time: { yes: 'Before', no: 'Later' } },
    books: {
      'uspc-1898': {
        at: at('h'),
        cases: [
          { when: { who: 'right', time: 'yes' }, does: ['command:offender = card named', RIGHT] },
          { when: { who: 'right', time: 'no' }, does: ['act:offender:play on = may'] },
          { when: { who: 'left' }, does: ['act:offender:play on = may'] },
          { when: { who: 'nobody' }, does: ['act:offender:play on = may'] },
        ],
      },
    },
  },
  'two-cards-played': {
    moment: 'play',
    books: { 'uspc-1898': { at: at('h', 20), cases: ruling('card = exposed', RIGHT, 'act:offender:point out the card meant for the trick = must') } },
  },
  'hand-shown': { moment: 'play', books: { 'uspc-1898': { at: at('h', 20), cases: ruling('hand:offender = exposed', RIGHT) } } },
  'abandoned-hand': {
    moment: 'play',
    answers: { who: { all: 'all four', seen: 'that can be seen', unseen: 'cannot be seen' } },
    books: {
      'uspc-1898': {
        at: at('h', 20, 27),
        cases: [
          { when: { who: 'all' }, does: ['play = stops', 'thing:the score = stands'] },
          { when: { who: 'seen' }, does: ['card = exposed', RIGHT] },
          { when: { who: 'unseen' }, does: ['act:others:call the card = may not'] },
        ],
      },
    },
  },
  'claims-the-rest': {
    moment: 'play',
    books: {
      'uspc-1898': {
        at: at('h', 36),
        cases: ruling('act:partner-of-offender:lay the hand face up on the table = must', 'hand:partner-of-offender = exposed', RIGHT),
      },
    },
  },
  'called-card-refused': {
    moment: 'play',
    answers: { what: { exposed: 'exposed', order: 'The highest or the lowest' }, able: { yes: 'Yes', no: 'No' } },
    books: {
      'uspc-1898': {
        at: [...at('h', 21), 'law 38, p. 26-27'],
        cases: [
          { when: { able: 'no' }, does: ['penalty = none'] },
          { when: { able: 'yes', what: 'order' }, does: ['as = revoke'] },
          { when: { able: 'yes', what: 'exposed' }, does: ['act:offender:play the card = must', AGAIN] },
        ],
      },
    },
  },
  'played-before-decision': {
    moment: 'play',
    books: { 'uspc-1898': { at: at('h', 23), cases: ruling('card = exposed', RIGHT, 'act:offender:wait for the opponents to decide = must') } },
  },
  'winners-led-on': {
    moment: 'lead',
    books: {
      'uspc-1898': { at: at('h', 22), cases: ruling('command:partner-of-offender = win the trick, if able', 'right = others', 'card = exposed', RIGHT) },
    },
  },
  'no-card-to-trick': {
    moment: 'trick-turned',
    answers: { found: PLAYS },
    books: {
      'uspc-1898': {
        at: ['p. 28', ...at('e')],
        cases: [
          { when: { found: 'original' }, does: ['deal = void'] },
          { when: { found: 'overplay' }, does: [] },
        ],
      },
    },
  },
  revoke: {
    moment: 'play',
    answers: { found: { open: 'not turned over', asked: 'asked', quitted: 'The trick is turned over' } },
    books: {
      'uspc-1898': {
        at: ['p. 28', ...at('g', 28, 30)],
        cases: [
          { when: { found: 'open' }, does: ['act:offender:take back the card = may', 'card = exposed', RIGHT, 'act:later-players:take back the card = may'] },
          { when: { found: 'asked' }, does: [TWO_TRICKS], claim: 'opponents until score-entered' },
          { when: { found: 'quitted' }, does: [TWO_TRICKS], claim: 'opponents until score-entered' },
        ],
      },
    },
  },
  'revoke-claimed-late': {
    moment: 'score-entered',
    answers: { recorded: { no: 'No', yes: 'Both' } },
    books: {
      'uspc-1898': {
        at: at('g'),
        cases: [
          { when: { recorded: 'no' }, does: ['act:others:claim a penalty = may'], claim: 'opponents until score-entered' },
          { when: { recorded: 'yes' }, does: ['act:others:claim a penalty = may not'] },
        ],
      },
    },
  },
  'renounce-question': {
    moment: 'play',
    answers: { who: { partner: 'partner', opponent: 'opponent' }, has: { yes: 'Yes', no: 'No' } },
    books: {
      'uspc-1898': {
        at: at('g', 'h', 29),
        cases: [
          { when: { has: 'no' }, does: ['penalty = none'] },
          { when: { has: 'yes', who: 'partner' }, does: ['as = a revoke'] },
          {
            when: { has: 'yes', who: 'opponent' },
            does: [
              'act:offender:take back the card = may',
              'card = exposed',
              RIGHT,
              'act:later-players:take back the card = may',
              'act:others:ask whether a card of the suit led is left = may',
            ],
          },
        ],
      },
    },
  },
  'tricks-mixed': {
    moment: 'hand-over',
    answers: { when: { after: 'After the claim', before: 'Before the claim' } },
    books: {
      'uspc-1898': {
        at: ['p. 28', ...at(30, 32)],
        cases: [
          { when: { when: 'after' }, does: [TWO_TRICKS] },
          { when: { when: 'before' }, does: ['act:others:claim a penalty = may', 'right = only-if provable'] },
        ],
      },
    },
  },
  'cards-out-of-order': { moment: 'play', books: { 'uspc-1898': { at: at('f'), cases: ruling(...IN_ORDER) } } },
  'suit-not-announced': {
    moment: 'lead',
    answers: { told: { yes: 'Yes', no: 'No' } },
    books: {
      'uspc-1898': {
        at: at('i'),
        cases: [
          { when: { told: 'yes' }, does: ['thing:the penalty = stands'] },
          { when: { told: 'no' }, does: ['act:others:exact the penalty = may not'] },
        ],
      },
    },
  },
  'penalty-reminder': {
    moment: 'play',
    books: { 'uspc-1898': { at: at('i'), cases: ruling('act:anyone:remind the partner of a penalty and tell which it is = may') } },
  },
  'irregularity-prevented': {
    moment: 'play',
    answers: { what: { renounce: 'renounce', other: 'other' } },
    books: {
      'uspc-1898': {
        at: at('i'),
        cases: [
          { when: { what: 'renounce' }, does: ['act:anyone:stop the partner from an irregularity = may not'] },
          { when: { what: 'other' }, does: ['act:anyone:stop the partner from an irregularity = may'] },
        ],
      },
    },
  },
};
