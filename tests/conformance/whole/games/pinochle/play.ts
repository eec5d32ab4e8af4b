// The play and the end of pinochle for two, from U.S. Playing Card (p. 78-80), Donohue (p. 44-45), Blue Ribbon (p. 266-268) and the Sierra manual
// (p. 90-102).

import { by, mayNot, must } from '../../effects.ts';
import type { WholePlace, WholeRuling } from '../../whole.ts';
import { SIERRA } from './meld.ts';

export const REVOKE_ANSWERS = { stock: { yes: 'Yes', no: 'No' }, fault: { follow: 'was not followed', win: 'too low to win', trump: 'no trump was played' } };
export const MUST_FOLLOW = must('offender', 'follow suit when able');
export const MUST_WIN = must('offender', 'win the trick, if able');
export const MUST_TRUMP = must('offender', 'trump the trick');
/** Any card while there is a stock, then the best card of the hand. */
const THEN_BEST = (win: readonly string[]): readonly WholeRuling[] => [
  { when: { stock: 'yes' }, does: ['penalty = none'] },
  { when: { stock: 'no', fault: 'follow' }, does: MUST_FOLLOW },
  { when: { stock: 'no', fault: 'win' }, does: win },
  { when: { stock: 'no', fault: 'trump' }, does: MUST_TRUMP },
];
export const CLAIM_ANSWERS = { has: { yes: 'Yes', no: 'No' } };
const CALLED = by('has', { yes: ['game = won by caller'], no: ['game = lost by caller'] });
export const CALLED_DONOHUE = by('has', { yes: ['game = won by caller', 'play = stops'], no: ['game = lost by caller'] });
export const CALLED_USPC = by('has', { yes: ['game = won by caller', 'thing:the cards = void'], no: ['game = lost by caller'] });
export const BOTH_ANSWERS = {
  called: { 'in-time': 'before the cards', late: 'after the last trick', nobody: 'Nobody' },
  first: { known: 'as the score shows', untold: 'cannot be told' },
};
export const FIRST_WINS = by('first', { known: ['game = won by first-out'], untold: [] });

export const playLaws: NonNullable<WholePlace['laws']> = {
  revoke: {
    moment: 'play',
    answers: REVOKE_ANSWERS,
    books: {
      'uspc-1898': { at: ['p. 78-79'], cases: THEN_BEST(MUST_WIN) },
      donohue: { at: ['p. 44'], cases: THEN_BEST(['penalty = none']) },
      'blue-ribbon-1940': { at: ['p. 266', 'p. 267'], cases: THEN_BEST(MUST_WIN) },
      sierra: { at: SIERRA, cases: THEN_BEST(MUST_WIN) },
    },
  },
  'false-claim': {
    moment: 'play',
    answers: CLAIM_ANSWERS,
    books: {
      'uspc-1898': { at: ['p. 79-80'], cases: CALLED_USPC },
      donohue: { at: ['p. 45'], cases: CALLED_DONOHUE },
      'blue-ribbon-1940': { at: ['p. 268'], cases: CALLED },
    },
  },
  'both-reach-game': {
    moment: 'count',
    answers: BOTH_ANSWERS,
    books: {
      'uspc-1898': { at: ['p. 79-80'], cases: FIRST_WINS },
      donohue: { at: ['p. 45'], cases: by('called', { 'in-time': ['game = won by caller'], late: [], nobody: [] }) },
      'blue-ribbon-1940': {
        at: ['p. 268'],
        cases: by('called', {
          'in-time': ['game = won by caller'],
          late: [...must('all-players', 'play on to the longer game'), ...mayNot('offender', 'claim the game as won')],
          nobody: must('all-players', 'play on to the longer game'),
        }),
      },
      sierra: { at: SIERRA, cases: FIRST_WINS },
    },
  },
};
