import { always, fact, law, silent } from '../../laws/laws.ts';
import { must, scores, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { countAsBlank, throwAllDice, throwAsBoston } from './words.ts';

export const laws = {
  'dice-kept': law({
    question: 'obliged',
    title: 'Are dice kept from throw to throw?',
    gist: 'A player has thrown once and has two throws more.',
    aka: ['throw all three again', 'nine dice or three', 'set the highest aside', 'which dice count'],
    moment: 'throw',
    facts: {},
    leads: { 'blue-ribbon-1940': 'As at Going to Boston, the highest die stays after the first throw, the two highest after the second.' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. By Blue Ribbon, as at Going to Boston, the highest die stays after the first throw and the two highest after the second. By Donohue all three dice are thrown each time, and all the throws are added.',
    },
    readings: () => ({
      donohue: always(must('player', throwAllDice), cites.donohue.game),
      'blue-ribbon-1940': always(must('player', throwAsBoston), cites.blue.game, {
        note: 'The book does not say whether a six, a blank here, is higher than a five.',
      }),
    }),
    see: ['going-to-boston.law.third-throw', 'round-the-spot.points.all-throws', 'round-the-spot.points.last-dice'],
  }),
  'die-counts': law({
    question: 'what-counts',
    title: 'What a die counts',
    gist: 'A die is to be counted.',
    aka: ['does an ace count', 'does a six count', 'why is my six worth nothing', 'centre spot', 'spots round the middle'],
    moment: 'count',
    facts: {
      face: fact('What does the die show?', 'Die shows', {
        three: { label: '3', if: 'if the die shows 3' },
        five: { label: '5', if: 'if the die shows 5' },
        other: { label: '1, 2, 4 or 6', if: 'if the die shows 1, 2, 4 or 6' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'A 3 counts 2 points and a 5 counts 4 points. A 1, 2, 4 or 6 counts nothing.',
      donohue: 'A 3 counts 2 points and a 5 counts 4 points. A 1, 2, 4 or 6 counts nothing.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { face: 'three' }, then: [scores('player', 2)] },
          { when: { face: 'five' }, then: [scores('player', 4)] },
          { when: { face: 'other' }, then: [must('player', countAsBlank)], note: 'An ace has a centre and nothing round it.' },
        ],
        cites.blue.game,
      ),
      donohue: says(
        [
          { when: { face: 'three' }, then: [scores('player', 2)] },
          { when: { face: 'five' }, then: [scores('player', 4)] },
          { when: { face: 'other' }, then: [must('player', countAsBlank)], note: 'A player may throw three times and count nothing at all.' },
        ],
        cites.donohue.game,
      ),
    }),
    see: ['round-the-spot.points.three', 'round-the-spot.points.five'],
  }),
  'who-wins': law({
    question: 'who-wins',
    title: 'Who wins',
    gist: 'All have had their three throws, and nothing else was arranged beforehand.',
    aka: ['highest score', 'who takes the pool', 'best total'],
    moment: 'game-over',
    facts: {},
    readings: () => ({
      donohue: always(wins('highest-total', 'game'), cites.donohue.highest, { note: 'So it is said of all games with dice together.' }),
      'blue-ribbon-1940': silent('Neither here nor under Going to Boston is it said which score takes the pool.'),
    }),
  }),
};
