import { always, fact, law, silent } from '../../laws/laws.ts';
import { barred, must, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';

export const laws = {
  'third-throw': law({
    question: 'obliged',
    title: 'Which die is thrown the third time',
    gist: 'Two throws have been made, and three dice lie on the table.',
    aka: ['which die do I throw last', 'first die lower than both of the second throw', 'can I change the die I kept', 'swap the kept die'],
    moment: 'throw',
    facts: {
      kept: fact('Is the die kept from the first throw lower than both of the second throw?', 'First die lowest', {
        no: { label: 'No', if: 'if the first die kept is not lower than both the others' },
        yes: { label: 'Yes', if: 'if the first die kept is lower than both the others' },
      }),
    },
    usual: { kept: 'yes' },
    leads: { 'blue-ribbon-1940': 'The lowest of the three dice must be thrown again, even if it is the die kept from the first throw.' },
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
        cites.blue.game,
      ),
      donohue: says(
        [{ then: [must('player', 'throw-lower-new-die')], note: 'The first die stays where it is, however low.' }],
        [cites.donohue.game, cites.donohue.throws],
      ),
    }),
    see: ['going-to-boston.points.three-dice'],
  }),
  'equal-dice': law({
    offence: 'irregular-throw',
    title: 'Two equal dice set aside together',
    gist: 'Two dice of a throw are equally high, and the player would set aside both.',
    aka: ['threw two sixes', 'keep both sixes', 'double on the first throw', 'kept a pair', 'two highest alike', 'left out two dice'],
    moment: 'throw',
    facts: {},
    leads: { 'blue-ribbon-1940': 'Only one of the two may be set aside. The other must be thrown again.' },
    readings: () => ({
      'blue-ribbon-1940': always(barred('player', 'leave-both-out'), cites.blue.game, { note: 'One die is left out of each throw and no more.' }),
      donohue: silent('One die is left on the table after each throw. The book says nothing about two that are equally high.'),
    }),
  }),
  'who-wins': law({
    question: 'who-wins',
    title: 'Who wins',
    gist: 'All have had their three throws, and nothing else was arranged beforehand.',
    aka: ['who takes the pool', 'highest score', 'does high or low win'],
    moment: 'game-over',
    facts: {},
    readings: () => ({
      donohue: always(wins('highest-total', 'game'), cites.donohue.highest, { note: 'So it is said of all games with dice together.' }),
      'blue-ribbon-1940': silent('The book has a pool and a score for each player, but does not say that the highest takes it.'),
    }),
  }),
};
