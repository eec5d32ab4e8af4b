import { always, fact, law, silent } from '../../core/laws.ts';
import { must, noPenaltyPrinted, notDecided, pays, paysPoints, wins } from '../../core/remedies.ts';
import { cites } from './cites.ts';
import { LOSING } from './points.ts';
import { amountOnLayout, betBeforeThrow } from './words.ts';

const NUMBERS_ALONE = 'Its cloth has the six numbers and no other bet.';
const paid = (stakes: number) => paysPoints('banker', stakes, 'stake', 'player');

export const laws = {
  'late-bet': law({
    offence: 'irregular-bet',
    title: 'Bet after the throw',
    gist: 'A player bets when the dice are already thrown.',
    aka: ['bet too late', 'put money down after the roll', 'moved the bet'],
    moment: 'betting',
    facts: {},
    readings: () => ({
      donohue: always([must('player', betBeforeThrow), noPenaltyPrinted], cites.donohue.bets),
      'blue-ribbon-1940': silent('It does not say when the bets are laid.'),
    }),
  }),
  'cocked-die': law({
    offence: 'irregular-throw',
    title: 'Cocked or fallen die',
    gist: 'One of the three dice leans against something or leaves the table.',
    aka: ['cocked dice', 'leaning die', 'die off the table', 'die on the floor', 'one die on top of another', 'does the throw count'],
    moment: 'throw',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('At backgammon alone it knows such a die, and has both dice thrown again.'),
      donohue: silent('The dice go from a cup on the table; how they have to lie it does not say.'),
    }),
    see: ['dice.law.cocked-die', 'backgammon.law.cocked-die'],
  }),
  'number-thrown': law({
    question: 'who-pays',
    title: 'A bet on a number',
    gist: 'A stake lies on one of the numbers from ace to six, and the dice are not all alike.',
    aka: ['how much for two sixes', 'number came twice', 'single number bet', 'double pay'],
    moment: 'throw',
    facts: { came: fact('On how many dice did the number come?', { none: ['On none', 'it did not come'], one: ['On one', 'once'], two: ['On two', 'twice'] }) },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { came: 'none' }, then: [wins('banker', 'bet')], doubtful: true },
          { when: { came: 'one' }, then: [paid(1)] },
          { when: { came: 'two' }, then: [paid(2)] },
        ],
        [cites.blue.numbers, LOSING],
      ),
      donohue: says(
        [
          { when: { came: 'none' }, then: [wins('banker', 'bet')] },
          { when: { came: 'one' }, then: [paid(1)] },
          { when: { came: 'two' }, then: [paid(2)] },
        ],
        cites.donohue.bets,
      ),
    }),
    see: ['chuck-a-luck.points.number-once', 'chuck-a-luck.points.number-twice', 'chuck-a-luck.law.three-alike'],
  }),
  'three-alike': law({
    question: 'what-counts',
    title: 'Three dice alike',
    gist: 'All three dice show the same number, a raffle.',
    aka: ['raffle', 'triplet', 'three sixes', 'three of a kind', 'bet on 18', 'does my number pay triple', 'banker takes everything'],
    moment: 'throw',
    facts: {
      bet: fact('What was bet on?', {
        number: ['The number that came', 'on that number'],
        other: ['Another number', 'on another number'],
        total: ['A total from 4 to 17', 'on a total from 4 to 17'],
        extreme: ['A total of 3 or 18', 'on 3 or 18'],
        even: ['High, low, odd or even', 'on an even chance'],
        raffle: ['Raffles', 'on raffles'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { bet: ['number', 'other', 'total', 'even'] },
            then: [wins('banker', 'bet')],
            note: 'It makes no difference that the number or the total has come.',
          },
          {
            when: { bet: 'extreme' },
            then: [notDecided],
            note: 'The layout offers the most for it, and only three alike can make it; the text leaves the banker everything but the bets on raffles.',
          },
          { when: { bet: 'raffle' }, then: [notDecided], note: 'The banker does not take the bet; what he pays on it cannot be found in our copy.' },
        ],
        cites.blue.numbers,
      ),
      donohue: says(
        [
          { when: { bet: 'number' }, then: [paid(3)] },
          { when: { bet: 'other' }, then: [wins('banker', 'bet')] },
          { when: { bet: ['total', 'extreme', 'even', 'raffle'] }, then: [notDecided], note: NUMBERS_ALONE },
        ],
        [cites.donohue.bets, cites.donohue.game],
      ),
    }),
    see: ['chuck-a-luck.points.raffle', 'chuck-a-luck.points.number-thrice'],
  }),
  'total-thrown': law({
    question: 'who-pays',
    title: 'A bet on a total',
    gist: 'A stake lies on one of the totals from 3 to 18, and the dice are not all alike.',
    aka: ['bet on 17', 'total of three dice', 'pays 60', 'what does 16 pay'],
    moment: 'throw',
    facts: { came: fact('Did that total come?', { yes: ['Yes', 'it came'], no: ['No', 'another came'] }) },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { came: 'yes' }, then: [pays('banker', amountOnLayout, 'player')] },
          { when: { came: 'no' }, then: [wins('banker', 'bet')], doubtful: true },
        ],
        [cites.blue.layout, LOSING],
      ),
      donohue: silent(NUMBERS_ALONE),
    }),
    see: ['chuck-a-luck.points.total-4-17', 'chuck-a-luck.law.three-alike'],
  }),
  'even-chance': law({
    question: 'who-pays',
    title: 'High, low, odd and even',
    gist: 'A stake lies on high, low, odd or even.',
    aka: ['is 10 high or low', 'is 11 high', 'high low', 'even money', 'odd bet'],
    moment: 'throw',
    facts: {
      bet: fact('What was bet on?', { high: 'High', low: 'Low', odd: 'Odd', even: 'Even' }),
      total: fact('What was thrown?', {
        'high-odd': ['11, 13, 15 or 17', 'high and odd'],
        'high-even': ['12, 14, 16 or 18', 'high and even'],
        'low-odd': ['3, 5, 7 or 9', 'low and odd'],
        'low-even': ['4, 6, 8 or 10', 'low and even'],
        alike: ['Three dice alike, whatever they make', 'three alike'],
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { bet: 'high', total: ['high-odd', 'high-even'] }, then: [paid(1)] },
          { when: { bet: 'low', total: ['low-odd', 'low-even'] }, then: [paid(1)] },
          { when: { bet: 'odd', total: ['high-odd', 'low-odd'] }, then: [paid(1)] },
          { when: { bet: 'even', total: ['high-even', 'low-even'] }, then: [paid(1)] },
          { when: { total: 'alike' }, then: [wins('banker', 'bet')], note: 'Three alike are a raffle.' },
          { then: [wins('banker', 'bet')], doubtful: true },
        ],
        [cites.blue.evens, cites.blue.numbers, LOSING],
      ),
      donohue: silent(NUMBERS_ALONE),
    }),
    see: ['chuck-a-luck.points.even-chance', 'chuck-a-luck.law.three-alike'],
  }),
};
