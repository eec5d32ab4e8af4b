// The declarations of bézique, from U.S. Playing Card (p. 74-75) and Blue Ribbon (p. 28-32).

import { by, may, mayNot } from '../../effects.ts';
import { ruling, type WholePlace } from '../../whole.ts';

const USPC = ['p. 74-75'];
const DECLARE = may('trick-winner', 'make the declaration');
export const TOO_LATE = mayNot('offender', 'make the declaration');
const IN_TIME = by('when', { 'in-time': DECLARE, drawn: TOO_LATE, lost: TOO_LATE, gone: TOO_LATE });
export const WHEN_ANSWERS = { when: { 'in-time': 'before drawing', drawn: 'and drawing', lost: 'After losing', gone: 'the last card has been drawn' } };
const ONE_AT_A_TIME = by('wants', {
  score: mayNot('offender', 'score both for the one trick'),
  lay: may('player', 'lay the others down, to be scored after later tricks'),
});
const WAITING = by('what', { better: may('player', 'score it and keep the other waiting'), none: mayNot('player', 'score what was waiting') });
/** Two combinations: allowed if the lesser comes first, or if they share no cards. */
export const LESSER_FIRST = [
  { when: { first: 'lesser' }, does: may('player', 'declare the second combination') },
  { when: { first: 'greater', cards: 'same' }, does: mayNot('player', 'declare the second combination') },
  { when: { first: 'greater', cards: 'new' }, does: may('player', 'declare the second combination') },
];
export const LESSER_ANSWERS = { first: { lesser: 'The lesser', greater: 'The greater' }, cards: { same: 'some or all', new: 'others' } };
export const AGAIN = may('player', 'declare it with that card');
const NOT_AGAIN = mayNot('player', 'declare it with that card');
const ONCE_IN_A_KIND = by('second', { 'other-class': AGAIN, greater: AGAIN, like: NOT_AGAIN, renewed: NOT_AGAIN });

export const declareLaws: NonNullable<WholePlace['laws']> = {
  'declared-out-of-time': {
    moment: 'melding',
    answers: WHEN_ANSWERS,
    books: { 'uspc-1898': { at: [...USPC, 'p. 75'], cases: IN_TIME }, 'blue-ribbon-1940': { at: ['p. 28', 'p. 30'], cases: IN_TIME } },
  },
  'two-declarations': {
    moment: 'melding',
    answers: { wants: { score: 'score them all', lay: 'show them all' } },
    books: { 'uspc-1898': { at: USPC, cases: ONE_AT_A_TIME }, 'blue-ribbon-1940': { at: ['p. 30'], cases: ONE_AT_A_TIME } },
  },
  'waiting-score': {
    moment: 'melding',
    answers: { what: { better: 'something else', none: 'no further trick' } },
    books: { 'uspc-1898': { at: USPC, cases: WAITING }, 'blue-ribbon-1940': { at: ['p. 30'], cases: WAITING } },
  },
  'lesser-after-greater': {
    moment: 'melding',
    answers: LESSER_ANSWERS,
    books: { 'uspc-1898': { at: USPC, cases: LESSER_FIRST }, 'blue-ribbon-1940': { at: ['p. 29'], cases: LESSER_FIRST } },
  },
  'card-used-again': {
    moment: 'melding',
    answers: { second: { 'other-class': 'another class', greater: 'a greater one', like: 'another one as great', renewed: 'a fresh card' } },
    books: { 'uspc-1898': { at: USPC, cases: ONCE_IN_A_KIND }, 'blue-ribbon-1940': { at: ['p. 29', 'p. 29-30'], cases: ONCE_IN_A_KIND } },
  },
  'played-and-declared': {
    moment: 'melding',
    books: { 'blue-ribbon-1940': { at: ['p. 29'], cases: ruling(...mayNot('player', 'play the card and declare it at once')) } },
  },
  'wrong-declaration': {
    moment: 'melding',
    answers: { held: { yes: 'Yes', no: 'No' }, found: { before: 'Before the opponent', after: 'Later' } },
    books: {
      'uspc-1898': {
        at: ['p. 75'],
        cases: by('found', {
          before: ['thing:the score = corrected'],
          after: ['thing:the score = corrected', 'right = anyone', 'thing:the player = compelled to play a card out of it'],
        }),
      },
      'blue-ribbon-1940': {
        at: ['p. 32'],
        cases: by('held', { yes: ['penalty = none'], no: ['right = anyone', 'thing:the player = called upon to play or lead a right card of it'] }),
      },
    },
  },
  'seven-and-declaration': {
    moment: 'melding',
    books: { 'blue-ribbon-1940': { at: ['p. 28'], cases: ruling(...mayNot('offender', 'score both for the one trick')) } },
  },
  'taken-trump-declared': {
    moment: 'melding',
    answers: { ten: { scored: 'Yes', forgone: 'No' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 29'],
        cases: by('ten', { scored: mayNot('player', 'declare the card taken before another trick is won'), forgone: may('player', 'make the declaration') }),
      },
    },
  },
  'second-seven': { moment: 'melding', books: { 'blue-ribbon-1940': { at: ['p. 28'], cases: ruling('score:player = 10 points') } } },
};
