// The play at contract bridge, from Blue Ribbon (Contract Bridge Laws, p. 457-460, and p. 433-434 with the laws of auction bridge, p. 125 and 128-129).
import { ruling, type WholePlace } from '../../whole.ts';

const FACE_UP = 'act:offender:leave the card face up on the table = must';
const STATEMENT = 'act:declarer:leave the hand face up and say in what order it is played and what becomes of every card of both hands = must';
const DUMMYS_RIGHTS = [
  'answer a proper question of a player',
  'discuss a question of fact or law when asked',
  'ask the declarer about a possible revoke',
  'draw the declarer’s attention to a defender’s irregularity and ask whether the declarer knows their rights',
];
const PENALTY_CARD = 'card = penalty card';
const STANDS = 'thing:the lead = stands';
const HIGH_OR_LOW = 'command:other-defender = play the highest or the lowest card of the suit led or, having none, a card of a suit named';
const KEPT = ['thing:the play = stands'];

export const playLaws: WholePlace['laws'] = {
  'exposed-card': {
    moment: 'play',
    answers: { whose: { defender: 'A defender', declarer: 'Declarer' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 460', 'p. 433-434', 'law 105, p. 125'],
        cases: [
          { when: { whose: 'defender' }, does: [PENALTY_CARD] },
          { when: { whose: 'declarer' }, does: ['penalty = none'] },
        ],
      },
    },
  },
  'two-cards-played': {
    moment: 'play',
    answers: { who: { defender: 'A defender', 'dealers-side': 'Declarer' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 433-434', 'law 105, p. 125', 'law 106, p. 125', 'p. 460'],
        cases: [
          { when: { who: 'defender' }, does: [PENALTY_CARD] },
          { when: { who: 'dealers-side' }, does: ['penalty = none'] },
        ],
      },
    },
  },
  'last-two-tricks': { moment: 'play', books: { 'blue-ribbon-1940': { at: ['p. 433-434', 'law 109, p. 125', 'p. 460'], cases: ruling(PENALTY_CARD) } } },
  'card-taken-back': {
    moment: 'play',
    answers: {
      card: { 'declarers-hand': 'From declarer’s hand', dummys: 'From dummy', defenders: 'A defender’s', named: 'Named' },
      meant: { yes: 'Yes', no: 'No' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 457', 'p. 460'],
        cases: [
          { when: { card: 'declarers-hand', meant: 'yes' }, does: KEPT },
          { when: { card: 'declarers-hand', meant: 'no' }, does: ['thing:the card = taken back'] },
          { when: { card: 'dummys', meant: 'yes' }, does: KEPT },
          { when: { card: 'dummys', meant: 'no' }, does: ['thing:the card = taken back'] },
          { when: { card: 'defenders', meant: 'yes' }, does: KEPT },
          { when: { card: 'defenders', meant: 'no' }, does: [PENALTY_CARD] },
          { when: { card: 'named', meant: 'yes' }, does: KEPT },
          { when: { card: 'named', meant: 'no' }, does: KEPT },
        ],
      },
    },
  },
  'lead-out-of-turn': {
    moment: 'lead',
    answers: {
      answered: { yes: 'Yes', no: 'No' },
      whose: { partner: 'who had won the last trick', opening: 'to the first trick', declarers: 'Declarer’s or dummy’s' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 457-458'],
        cases: [
          { when: { answered: 'yes' }, does: [STANDS] },
          {
            when: { answered: 'no', whose: 'partner' },
            does: [`choice of declarer: ${STANDS}, or ${PENALTY_CARD}, or command:other-defender = suit named and right = declarer`],
          },
          { when: { answered: 'no', whose: 'opening' }, does: [`choice of declarer: ${STANDS}, or ${PENALTY_CARD}`] },
          {
            when: { answered: 'no', whose: 'declarers' },
            does: [`choice of declarer: ${STANDS}, or ${PENALTY_CARD}, or command:the defender who next wins a trick = suit named and right = declarer`],
          },
        ],
      },
    },
  },
  'card-led-from-wrong-hand': {
    moment: 'lead',
    answers: { answered: { yes: 'Yes', no: 'No' }, what: { 'wrong-hand': 'other of the two hands', defenders: 'A defender’s lead' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 457-458'],
        cases: [
          { when: { answered: 'yes' }, does: [STANDS] },
          {
            when: { answered: 'no', what: 'wrong-hand' },
            does: [
              `choice of either-defender: ${STANDS}, or act:declarer:lead a card of the same suit from the right hand = must and thing:the lead = taken back`,
            ],
          },
          { when: { answered: 'no', what: 'defenders' }, does: [`choice of either-defender: ${STANDS}, or thing:the lead = taken back`] },
        ],
      },
    },
  },
  'leads-together': {
    moment: 'lead',
    books: { 'blue-ribbon-1940': { at: ['p. 457-458'], cases: ruling('thing:the correct lead = stands', PENALTY_CARD) } },
  },
  'play-out-of-turn': {
    moment: 'play',
    answers: { both: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 458'],
        cases: [
          { when: { both: 'yes' }, does: ['penalty = none'] },
          { when: { both: 'no' }, does: [HIGH_OR_LOW, 'right = declarer'] },
        ],
      },
    },
  },
  'lead-before-trick-complete': {
    moment: 'next-lead',
    answers: { wins: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 458'],
        cases: [
          { when: { wins: 'yes' }, does: [HIGH_OR_LOW, 'right = declarer'] },
          { when: { wins: 'no' }, does: [HIGH_OR_LOW, 'right = declarer', 'as = lead-out-of-turn'] },
        ],
      },
    },
  },
  'looking-back': {
    moment: 'trick-turned',
    answers: { reason: { none: 'To see the cards again', winner: 'which hand won', number: 'wrong number', correct: 'correct card' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 459'],
        cases: [
          { when: { reason: 'none' }, does: ['score:others = 50 points above the line'] },
          ...['winner', 'number', 'correct'].map((reason) => ({ when: { reason }, does: ['penalty = none'] })),
        ],
      },
    },
  },
  'table-talk': {
    moment: 'play',
    answers: {
      who: { declarer: 'Declarer', defender: 'A defender', dummy: 'Dummy' },
      what: { card: 'speaker’s own, or one in the partner’s hand', other: 'another card lies' },
    },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 433-434', 'law 132, p. 128-129', 'p. 460'],
        cases: [
          { when: { who: 'declarer' }, does: ['penalty = none'] },
          { when: { who: 'defender', what: 'card' }, does: [PENALTY_CARD] },
          { when: { who: 'defender', what: 'other' }, does: ['command:defenders = suit named', 'right = declarer'] },
          { when: { who: 'dummy' }, does: ['command:declarer = suit named', 'right = either-defender'] },
        ],
      },
    },
  },
  'penalty-card': {
    moment: 'play',
    answers: { number: { one: 'One', more: 'Two or more' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 460'],
        cases: [
          {
            when: { number: 'one' },
            does: [FACE_UP, 'act:offender:play the penalty card at the first chance that following suit allows = must'],
          },
          {
            when: { number: 'more' },
            does: [
              FACE_UP,
              'act:offender:play one of the penalty cards at the first chance that following suit allows = must',
              'command:offender = play any one of them that declarer names',
              'right = declarer',
            ],
          },
        ],
      },
    },
  },
  'dummy-rights': {
    moment: 'dummy-exposed',
    answers: { looked: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 460'],
        cases: [
          { when: { looked: 'no' }, does: DUMMYS_RIGHTS.map((right) => `act:dummy:${right} = may`) },
          { when: { looked: 'yes' }, does: DUMMYS_RIGHTS.map((right) => `act:dummy:${right} = may not`) },
        ],
      },
    },
  },
  'tricks-claimed': {
    moment: 'play',
    answers: { what: { 'no-statement': 'not said how', doubted: 'A defender wants', finesse: 'finesse', departs: 'otherwise than stated' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 459-460'],
        cases: [
          { when: { what: 'no-statement' }, does: [STATEMENT] },
          { when: { what: 'doubted' }, does: [`choice of either-defender: ${STATEMENT}, or act:declarer:play on = must`] },
          { when: { what: 'finesse' }, does: ['act:declarer:take a finesse that was not announced = may not'] },
          { when: { what: 'departs' }, does: ['act:declarer:play otherwise than stated = may not'] },
        ],
      },
    },
  },
  'claim-cards-shown': {
    moment: 'play',
    answers: { what: { shown: 'Showed cards', abandoned: 'Both abandoned' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 459-460'],
        cases: [
          { when: { what: 'shown' }, does: ['act:declarer:treat the cards shown as penalty cards = may not'] },
          { when: { what: 'abandoned' }, does: ['thing:the claim or concession = stands'] },
        ],
      },
    },
  },
};
