import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { barred, must, notDecided, passesTo, paysPoints, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { leftNeighbour, throwDice, throwInTurn, throwThrice } from './words.ts';

const { last, throw: thrown } = cites.blue;

export const laws = {
  'after-a-throw': law({
    question: 'who-pays',
    title: 'After a throw',
    gist: 'A player with counters enough for it has thrown both dice, and more than one counter is still outside the pot.',
    aka: ['threw an ace', 'threw a six', 'double six', 'snake eyes', 'two aces', 'where does the counter go'],
    moment: 'throw',
    facts: {
      shows: fact('What do the dice show?', 'Thrown', {
        ace: { label: 'One ace, no six', if: 'if the dice show one ace and no six' },
        aces: { label: 'Two aces', if: 'if the dice show two aces' },
        six: { label: 'One six, no ace', if: 'if the dice show one six and no ace' },
        sixes: { label: 'Two sixes', if: 'if the dice show two sixes' },
        both: { label: 'An ace and a six', chip: 'Ace and six', if: 'if the dice show an ace and a six' },
        neither: { label: 'Neither ace nor six', chip: 'Neither', if: 'if the dice show neither ace nor six' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'For each ace, the player pays 1 counter to the pot; for each six, 1 to the player on the left. After a throw without ace or six, the player on the left throws.',
    },
    cases: [
      { when: { shows: 'ace' }, then: [paysPoints('player', 1, 'counter', 'pot')] },
      { when: { shows: 'aces' }, then: [paysPoints('player', 2, 'counter', 'pot')] },
      { when: { shows: 'six' }, then: [paysPoints('player', 1, 'counter', leftNeighbour)] },
      { when: { shows: 'sixes' }, then: [paysPoints('player', 2, 'counter', leftNeighbour)] },
      {
        when: { shows: 'both' },
        then: [paysPoints('player', 1, 'counter', 'pot'), paysPoints('player', 1, 'counter', leftNeighbour)],
        note: 'Each die has its own rule; the book does not mention the two together.',
      },
      { when: { shows: 'neither' }, then: [passesTo('turn', leftNeighbour)] },
    ],
    cites: thrown,
    see: ['ace-in-the-pot.points.ace', 'ace-in-the-pot.points.six'],
  }),
  'one-counter': law({
    question: 'what-counts',
    title: 'One counter, and two to give',
    gist: 'A player with a single counter throws an ace and a six, or two aces or two sixes.',
    aka: ['ace and six with one counter', 'only one counter left and I threw double', 'which goes first'],
    moment: 'throw',
    cases: [{ then: [notDecided], note: 'The book speaks of a player who has both counters.' }],
    cites: thrown,
  }),
  'no-counters': law({
    offence: 'play-out-of-turn',
    title: 'Throwing without counters',
    gist: 'The dice come to a player who has no counter in front of them.',
    aka: ['he has no counters and threw', 'am I out', 'can I throw with no chips', 'do I skip my turn', 'out of the game'],
    moment: 'throw',
    facts: {
      passed: fact('Has a player on the right thrown a six and passed this player a counter?', 'Counter passed', {
        no: { label: 'No', if: 'if no player on the right passed them a counter for a six' },
        yes: { label: 'Yes', if: 'if a player on the right passed them a counter for a six' },
      }),
    },
    usual: { passed: 'no' },
    leads: {
      'blue-ribbon-1940': 'The player may not throw. But a player who has just got a counter from the right, for a six thrown there, must throw.',
    },
    cases: [
      { when: { passed: 'no' }, then: [barred('player', throwDice)] },
      { when: { passed: 'yes' }, then: [must('player', throwInTurn)] },
    ],
    cites: last,
  }),
  'last-counter': law({
    question: 'who-wins',
    title: 'The last counter outside the pot',
    gist: 'One player has the only counter that is not in the pot, and has three throws.',
    aka: ['three throws', 'who wins the pool', 'last one with a counter', 'six on the last throw', 'does an ace matter at the end'],
    moment: 'throw',
    facts: {
      six: fact('Has that player thrown a six?', 'Six thrown', {
        yes: { label: 'Yes, in one of the three', chip: 'Yes', if: 'if one of the three throws showed a six' },
        no: { label: 'No, in none of the three', chip: 'No', if: 'if none of the three throws showed a six' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If none of the three throws shows a six, the player wins the pool. If one does, the next player gets the counter and must make three throws.',
    },
    cases: [
      { when: { six: 'no' }, then: [wins('player', 'pool')] },
      { when: { six: 'yes' }, then: [paysPoints('player', 1, 'counter', 'next-player'), must('next-player', throwThrice)] },
    ],
    cites: last,
    see: ['ace-in-the-pot.points.last-throws'],
  }),
  'no-counter-left': law({
    question: 'runs-out',
    title: 'No counter left outside the pot',
    gist: 'The last two counters outside the pot go into it with one throw of two aces.',
    aka: ['both last counters at once', 'all counters in the pot', 'nobody has a counter'],
    moment: 'throw',
    cases: [{ then: [notDecided], note: 'The book gives the end for a single counter only.' }],
    cites: last,
  }),
};
