import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { barred, choice, must, notDecided } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { endInnings, leaveBetter, leaveLower, markSpare, markStrike, throwBothAgain } from './words.ts';

const { game } = cites.blue;

export const laws = {
  'after-the-first-throw': law({
    question: 'obliged',
    title: 'After the first throw of a frame',
    gist: 'A player has thrown both dice and has not more than ten.',
    aka: ['second throw', 'keep one die', 'throw both or one', 'is ten a strike', 'must I throw again'],
    moment: 'throw',
    facts: {
      total: fact('What do the dice make?', 'Dice make', {
        ten: { label: 'Ten', if: 'if the dice make ten' },
        less: { label: 'Less than ten', if: 'if the dice make less than ten' },
      }),
    },
    usual: { total: 'less' },
    leads: {
      'blue-ribbon-1940':
        'If the dice make less than ten, the player may throw both again or leave the better die and throw the other. If they make ten, it is a strike.',
    },
    cases: [
      { when: { total: 'ten' }, then: [must('player', markStrike)] },
      { when: { total: 'less' }, then: [choice('player', must('player', throwBothAgain), must('player', leaveBetter))] },
    ],
    cites: game,
    see: ['ten-pins-dice.points.strike'],
  }),
  'lower-die-left': law({
    offence: 'irregular-throw',
    title: 'The lower die is left',
    gist: 'After the first throw a player leaves the lower of the two dice and throws the higher one.',
    aka: ['kept the wrong die', 'left the low one', 'can I keep the smaller die', 'picked up the higher die', 'which die may stay'],
    moment: 'throw',
    cases: [{ then: [barred('player', leaveLower)], note: 'The better of the two may be left, or neither.' }],
    cites: game,
  }),
  'third-throw': law({
    offence: 'irregular-throw',
    title: 'A third throw in a frame',
    gist: 'A player has thrown twice and takes up the dice once more.',
    aka: ['threw three times', 'one throw too many', 'extra roll', 'another go at the spare'],
    moment: 'throw',
    facts: {
      second: fact('What did the second throw make?', 'Second throw', {
        ten: { label: 'Ten', if: 'if the second throw made ten' },
        less: { label: 'Less than ten', if: 'if the second throw made less than ten' },
      }),
    },
    usual: { second: 'less' },
    leads: { 'blue-ribbon-1940': 'There is no third throw: the player must end the innings. If the second throw made ten, the player marks a spare.' },
    cases: [
      { when: { second: 'ten' }, then: [must('player', markSpare), must('player', endInnings)] },
      { when: { second: 'less' }, then: [must('player', endInnings)], note: 'The spots that lie there are the pins down.' },
    ],
    cites: game,
    see: ['ten-pins-dice.points.spare'],
  }),
  'eleven-or-twelve': law({
    question: 'what-counts',
    title: 'Eleven or twelve',
    gist: 'The two dice make more than there are pins.',
    aka: ['threw eleven', 'threw twelve', 'more than ten pins', 'double six', 'over ten'],
    moment: 'throw',
    cases: [{ then: [notDecided], note: 'Ten is a strike or a spare; of a throw above it nothing is printed.' }],
    cites: game,
  }),
};
