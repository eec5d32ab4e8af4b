// Cribbage from the starter on, from U.S. Playing Card (General Rules, p. 52-54), Donohue (laws 4 to 6, p. 67), Blue Ribbon (p. 195-200) and the
// Sierra manual (p. 48-58).
import { ruling, type WholePlace } from '../../whole.ts';

const RULES = ['p. 52-54'];
const LAW_5 = ['law 5, p. 67'];
const TAKEN_OFF = ['lose:offender = the number scored in excess', 'score:others = the number scored in excess'];
const MUST_SAY_GO = ['act:offender:say "go" = must', 'cost = not named'];
const MUST_PLAY = ['act:offender:play the card = must', 'cost = not named'];
const GO_IS_DUE = [
  { when: { fits: 'no' }, does: MUST_SAY_GO },
  { when: { fits: 'yes' }, does: [] },
];
const AFTER_GO = [
  { when: { turn: 'after-go' }, does: MUST_PLAY },
  { when: { turn: 'own-turn' }, does: [] },
];

export const playLaws: WholePlace['laws'] = {
  'cards-touched-early': { moment: 'starter', books: { donohue: { at: ['law 4, p. 67'], cases: ruling('score:others = 2 points') } } },
  'thin-cut': {
    moment: 'starter',
    books: { 'uspc-1898': { at: RULES, cases: ruling('act:non-dealer:lift at least four cards and leave at least four = must', 'cost = not named') } },
  },
  'two-starters': {
    moment: 'starter',
    books: {
      'uspc-1898': { at: RULES, cases: ruling('thing:the starter = chosen by non-dealer') },
      'blue-ribbon-1940': { at: ['p. 199'], cases: ruling('thing:the starter = chosen by non-dealer') },
    },
  },
  'heels-forgotten': {
    moment: 'starter',
    answers: { played: { no: 'No', yes: 'Yes' } },
    books: {
      'uspc-1898': {
        at: RULES,
        cases: [
          { when: { played: 'no' }, does: ['score:dealer = 2 points'] },
          { when: { played: 'yes' }, does: ['act:dealer:score it any more = may not'] },
        ],
      },
    },
  },
  'over-thirty-one': {
    moment: 'play',
    answers: { fits: { no: 'No', yes: 'Yes' } },
    books: {
      'uspc-1898': { at: RULES, cases: ruling('thing:the card = taken back') },
      donohue: { at: ['p. 67'], cases: GO_IS_DUE },
      'blue-ribbon-1940': { at: ['p. 195'], cases: GO_IS_DUE },
      sierra: { at: ['p. 48-58'], cases: GO_IS_DUE },
    },
  },
  'card-taken-back': { moment: 'play', books: { 'uspc-1898': { at: RULES, cases: ruling('act:offender:take back the card = may not') } } },
  'card-withheld': {
    moment: 'play',
    answers: { turn: { 'own-turn': 'The player said', 'after-go': 'The other player had said' } },
    books: {
      'uspc-1898': { at: RULES, cases: ruling('act:offender:play the card = must', 'score:others = 2 points') },
      donohue: { at: ['p. 67'], cases: AFTER_GO },
      'blue-ribbon-1940': { at: ['p. 195'], cases: AFTER_GO },
      sierra: { at: ['p. 48-58'], cases: AFTER_GO },
    },
  },
  'count-miscalled': {
    moment: 'play',
    answers: { pegged: { no: 'only called', yes: '15 or 31' }, followed: { no: 'No', yes: 'Yes' } },
    books: {
      'uspc-1898': {
        at: RULES,
        cases: [
          { when: { pegged: 'yes' }, does: TAKEN_OFF },
          { when: { pegged: 'no' }, does: [] },
        ],
      },
      donohue: {
        at: LAW_5,
        cases: [
          { when: { pegged: 'yes' }, does: TAKEN_OFF },
          { when: { pegged: 'no' }, does: [] },
        ],
      },
      'blue-ribbon-1940': {
        at: ['p. 199'],
        cases: [
          { when: { pegged: 'no', followed: 'no' }, does: ['penalty = none'] },
          { when: { pegged: 'no', followed: 'yes' }, does: ['thing:the announcement = stands'] },
          { when: { pegged: 'yes', followed: 'no' }, does: ['thing:the score = void', 'score:others = 2 points'] },
          { when: { pegged: 'yes', followed: 'yes' }, does: [] },
        ],
      },
    },
  },
  'hand-not-shown': { moment: 'showdown', books: { 'uspc-1898': { at: RULES, cases: ruling('act:offender:show the whole hand = must') } } },
  'mixed-with-pack': { moment: 'showdown', books: { 'uspc-1898': { at: RULES, cases: ruling('thing:the score = void') } } },
  'over-score': {
    moment: 'score-entered',
    books: {
      'uspc-1898': { at: RULES, cases: ruling(...TAKEN_OFF) },
      donohue: { at: LAW_5, cases: ruling(...TAKEN_OFF) },
      'blue-ribbon-1940': { at: ['p. 200'], cases: ruling(...TAKEN_OFF) },
    },
  },
  'under-score': {
    moment: 'score-entered',
    answers: { pegged: { yes: 'Yes', no: 'Not yet' }, agreed: { yes: 'Yes', no: 'No' } },
    books: {
      'uspc-1898': {
        at: RULES,
        cases: [
          { when: { pegged: 'yes' }, does: ['thing:the score = stands'] },
          { when: { pegged: 'no' }, does: ['act:offender:take back the score = may'] },
        ],
      },
      donohue: { at: LAW_5, cases: ruling('penalty = none') },
      'blue-ribbon-1940': {
        at: ['p. 200'],
        cases: [
          { when: { pegged: 'yes' }, does: ['score:others = the points overlooked'] },
          { when: { pegged: 'no' }, does: ['penalty = none'] },
        ],
      },
      sierra: {
        at: ['p. 48-58'],
        cases: [
          { when: { agreed: 'yes' }, does: ['score:others = the points overlooked'] },
          { when: { agreed: 'no' }, does: ['penalty = none'] },
        ],
      },
    },
  },
  'peg-let-go': { moment: 'score-entered', books: { 'uspc-1898': { at: RULES, cases: ruling('thing:the score = stands') } } },
  'pegs-touched': {
    moment: 'any-time',
    answers: { which: { own: 'own', theirs: 'without a reason', 'over-score': 'score too high' } },
    books: Object.fromEntries(
      [
        ['uspc-1898', RULES],
        ['donohue', ['law 6, p. 67', ...LAW_5]],
      ].map(([book, at]) => [
        book,
        {
          at,
          cases: [
            { when: { which: 'own' }, does: ['score:others = 2 points'] },
            { when: { which: 'theirs' }, does: ['score:others = 2 points'] },
            { when: { which: 'over-score' }, does: ['penalty = none'] },
          ],
        },
      ]),
    ),
  },
  'pegs-displaced': {
    moment: 'any-time',
    answers: { which: { front: 'front peg', both: 'Both pegs' } },
    books: {
      'uspc-1898': {
        at: RULES,
        cases: [
          { when: { which: 'front' }, does: ['act:offender:put the front peg behind the other = must'] },
          {
            when: { which: 'both' },
            does: ['act:others:place the back peg where it is believed to have stood = may', 'act:offender:put the front peg behind the other = must'],
          },
        ],
      },
    },
  },
  'three-for-last-claimed': {
    moment: 'before-play',
    books: {
      donohue: { at: ['p. 70'], cases: ruling('thing:the score = void') },
      'blue-ribbon-1940': { at: ['p. 197'], cases: ruling('thing:the score = void') },
    },
  },
};
