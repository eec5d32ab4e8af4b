import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { must, scoresAmount } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { aRunForEach, countOneOut } from './words.ts';

export const laws = {
  'after-a-throw': law({
    question: 'what-counts',
    title: 'After a throw',
    gist: 'A player has thrown the three dice.',
    aka: ['how many runs', 'do I throw again', 'am I out', 'no aces', 'two ones'],
    moment: 'throw',
    facts: {
      aces: fact('Is there an ace among the three?', 'Aces', {
        some: { label: 'Yes, one or more', chip: 'One or more', if: 'if one or more of the dice show an ace' },
        none: { label: 'No', chip: 'None', if: 'if none of the dice shows an ace' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If any die shows an ace, the player scores a run for each ace and must throw again. If none does, the player is out, which counts as one of the nine times out.',
    },
    cases: [
      { when: { aces: 'some' }, then: [scoresAmount('player', aRunForEach), must('player', 'throw-again')] },
      { when: { aces: 'none' }, then: [must('player', countOneOut)] },
    ],
    cites: cites.blue.game,
    see: ['base-ball-dice.points.ace', 'base-ball-dice.points.times-out'],
  }),
};
