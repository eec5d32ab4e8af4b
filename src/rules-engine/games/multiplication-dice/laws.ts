import { always, fact, law, silent } from '../../laws/laws.ts';
import { barred, must, noPenaltyPrinted, notDecided, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { leaveHighest, multiplyLast } from './words.ts';

export const laws = {
  'lower-die-left': law({
    offence: 'irregular-throw',
    title: 'A lower die left on the table',
    gist: 'After the first throw a player leaves another die than the highest.',
    aka: ['kept the wrong die', 'keep a lower die', 'may I keep the four', 'must I keep the highest'],
    moment: 'throw',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always([must('player', leaveHighest), noPenaltyPrinted], [cites.blue.game, cites.blue.throws]),
      donohue: always([must('player', leaveHighest), noPenaltyPrinted], cites.donohue.game),
    }),
  }),
  'equal-dice': law({
    offence: 'irregular-throw',
    title: 'Two equal dice left together',
    gist: 'Two dice of the first throw are equally high, and the player would leave both.',
    aka: ['threw two sixes', 'keep both sixes', 'kept a pair'],
    moment: 'throw',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(barred('player', 'leave-both-out'), [cites.blue.game, cites.blue.throws], {
        note: 'One die is left out of each throw and no more.',
      }),
      donohue: silent('One die is left after each throw; the book says nothing of two that are equally high.'),
    }),
  }),
  'third-throw': law({
    question: 'obliged',
    title: 'Which die is thrown the third time',
    gist: 'Two throws have been made, and three dice lie on the table.',
    aka: ['which die do I throw last', 'change the die I kept', 'first die lower than both of the second throw'],
    moment: 'throw',
    facts: {
      kept: fact('Is the die kept from the first throw lower than both of the second throw?', 'First die lowest', {
        no: { label: 'No', if: 'if the first die kept is not lower than both the others' },
        yes: { label: 'Yes', if: 'if the first die kept is lower than both the others' },
      }),
    },
    usual: { kept: 'yes' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only if the first die kept is lower than both the others: by Blue Ribbon that die is thrown again, by Donohue the lower of the two dice just thrown.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { kept: 'no' }, then: [must('player', 'throw-lower-new-die')] },
          { when: { kept: 'yes' }, then: [must('player', 'throw-kept-die')], note: 'The two highest of all three are set aside.' },
        ],
        [cites.blue.game, cites.blue.throws],
      ),
      donohue: says([{ then: [must('player', 'throw-lower-new-die')], note: 'The first die stays where it is, however low.' }], cites.donohue.game),
    }),
    leads: {
      'blue-ribbon-1940': 'The lower of the two dice just thrown is thrown again. If the first die kept is lower than both, it is thrown again instead.',
    },
    see: ['going-to-boston.law.third-throw', 'multiplication-dice.points.product'],
  }),
  'last-die': law({
    question: 'what-counts',
    title: 'The last die',
    gist: 'The third throw is lower, or higher, than the dice on the table.',
    aka: ['which die multiplies', 'multiply by the lowest', 'last die is a six', 'multiplier'],
    moment: 'count',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(must('player', multiplyLast), cites.blue.game),
      donohue: always(must('player', multiplyLast), cites.donohue.game),
    }),
    see: ['multiplication-dice.points.product'],
  }),
  'who-wins': law({
    question: 'who-wins',
    title: 'Who wins',
    gist: 'All have had their three throws, and nothing else was arranged beforehand.',
    aka: ['who takes the pool', 'highest score', 'best product'],
    moment: 'game-over',
    facts: {},
    readings: () => ({
      donohue: always(wins('highest-total', 'game'), cites.donohue.highest, { note: 'The book says so of all games with dice together.' }),
      'blue-ribbon-1940': silent('A pool is made up, and the book gives each score; it does not say that the highest takes the pool.'),
    }),
  }),
  'equal-scores': law({
    question: 'tie',
    title: 'Equal scores',
    gist: 'Two players have the same product.',
    aka: ['tie', 'same score', 'throw off'],
    moment: 'game-over',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent(),
      donohue: always(notDecided, cites.donohue.game, {
        note: 'Ties are thrown again at throwing dice, in the same chapter; the book does not say so of this game.',
      }),
    }),
    see: ['dice.law.equal-totals'],
  }),
};
