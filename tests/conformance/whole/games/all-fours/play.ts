// All fours from the first lead on, from Blue Ribbon (p. 3-5), Donohue (laws 7, 9, 14 and 15, p. 82-84, and p. 79-80), U.S. Playing Card (p. 66-68) and
// Hoffmann (p. 1-3).
import { ruling, type WholePlace, type WholeRuling } from '../../whole.ts';

const SEVEN_UP = ['p. 66-68'];
const NO_JACK = 'act:offender:score the jack = may not';
const NO_GAME = 'act:offender:score the point for game = may not';
const ELDEST_SCORES = ['score:left-of-dealer = 1 point'];
const FIRST_OUT = ['act:both-sides:count in the order high, low, jack, game = must', 'game = won by first-out'];

/** The penalty in Blue Ribbon, p. 5. */
export const REVOKE_1940: readonly WholeRuling[] = [
  { when: { jack: 'none' }, does: ['lose:offender = 1 point', NO_GAME] },
  ...['made', 'held', 'neither'].map((jack) => ({ when: { jack }, does: ['lose:offender = 2 points', NO_JACK, NO_GAME] })),
];
/** The penalty in Donohue, law 14. */
export const REVOKE_DONOHUE: readonly WholeRuling[] = [
  { when: { jack: 'none' }, does: ['score:others = 1 point'] },
  { when: { jack: 'made' }, does: ['score:others = 2 points', NO_JACK, NO_GAME] },
  { when: { jack: 'held' }, does: ['score:others = 2 points'] },
  { when: { jack: 'neither' }, does: [] },
];
export const REVOKE_ANSWERS = { jack: { none: 'not in play', made: 'made the jack', held: 'lost it', neither: 'never had' } };
/** Donohue, law 15. */
export const ESTABLISHED: readonly WholeRuling[] = [
  { when: { noticed: 'in-time' }, does: ['penalty = none'] },
  { when: { noticed: 'late' }, does: ['as = revoke'] },
];
export const ESTABLISHED_ANSWERS = { noticed: { 'in-time': 'Before the trick', late: 'After either' } };
const COUNT_OUT: readonly WholeRuling[] = [
  { when: { how: 'play' }, does: FIRST_OUT },
  { when: { how: 'jack' }, does: ['score:dealer = 1 point', 'game = won by dealer'] },
];

export const playLaws: WholePlace['laws'] = {
  'trumped-with-suit': {
    moment: 'play',
    books: {
      'blue-ribbon-1940': { at: ['p. 4', 'p. 5'], cases: ruling('penalty = none') },
      donohue: { at: ['law 14, p. 83-84'], cases: ruling('penalty = none') },
      'uspc-1898': { at: SEVEN_UP, cases: ruling('penalty = none') },
      hoffmann: { at: ['p. 2-3'], cases: ruling('penalty = none') },
    },
  },
  revoke: {
    moment: 'play',
    answers: REVOKE_ANSWERS,
    books: {
      'blue-ribbon-1940': { at: ['p. 5'], cases: REVOKE_1940 },
      donohue: { at: ['law 14, p. 83-84'], cases: REVOKE_DONOHUE },
      hoffmann: { at: ['p. 2-3'], cases: ruling('act:offender:follow suit or trump = must', 'cost = not named') },
    },
  },
  'tie-for-game': {
    moment: 'count',
    answers: { what: { tie: 'Equal', none: 'Nobody' }, players: { two: 'Two players', sides: 'Two sides', more: 'Three or four' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 4'],
        cases: [
          { when: { players: 'two' }, does: ['score:non-dealer = 1 point'] },
          { when: { players: 'sides' }, does: ['score:opponents-of-dealer = 1 point'] },
          { when: { players: 'more' }, does: [] },
        ],
      },
      donohue: {
        at: ['law 9, p. 82', 'p. 79-80'],
        cases: [
          { when: { what: 'tie', players: 'two' }, does: ['score:non-dealer = 1 point'] },
          { when: { what: 'tie', players: 'sides' }, does: ELDEST_SCORES },
          { when: { what: 'tie', players: 'more' }, does: ELDEST_SCORES },
          { when: { what: 'none' }, does: [] },
        ],
      },
      'uspc-1898': { at: SEVEN_UP, cases: ruling(...ELDEST_SCORES) },
      hoffmann: {
        at: ['p. 1-2'],
        cases: [
          { when: { players: 'two' }, does: ELDEST_SCORES },
          { when: { players: 'sides' }, does: ELDEST_SCORES },
          { when: { players: 'more' }, does: [] },
        ],
      },
    },
  },
  'revoke-established': { moment: 'trick-turned', answers: ESTABLISHED_ANSWERS, books: { donohue: { at: ['law 15, p. 84'], cases: ESTABLISHED } } },
  'neither-follows-nor-trumps': { moment: 'play', books: { hoffmann: { at: ['p. 3'], cases: ruling('score:others = 1 point') } } },
  'both-go-out': {
    moment: 'score-entered',
    answers: { how: { play: 'in the play', jack: 'As dealer' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 3', 'p. 4'], cases: COUNT_OUT },
      donohue: { at: ['law 7, p. 82', 'p. 79'], cases: COUNT_OUT },
      'uspc-1898': { at: SEVEN_UP, cases: COUNT_OUT },
      hoffmann: { at: ['p. 2-3'], cases: COUNT_OUT },
    },
  },
  miscount: { moment: 'count', books: { hoffmann: { at: ['p. 3'], cases: ruling('lose:offender = what was agreed, one point or more') } } },
};
