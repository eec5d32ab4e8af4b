import { always, fact, law, silent } from '../../laws/laws.ts';
import { must, noPenaltyPrinted, notDecided, pays, paysPoints, wins } from '../../laws/remedies.ts';
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
    facts: {
      came: fact('On how many dice did the number come?', 'Number came', {
        none: { label: 'On none', chip: 'Not at all', if: 'if the number came on none of the dice' },
        one: { label: 'On one', chip: 'Once', if: 'if the number came on one die' },
        two: { label: 'On two', chip: 'Twice', if: 'if the number came on two dice' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If the number came on one die, the banker pays 1 stake to the player; on two dice, 2 stakes. If it came on none, the banker wins the bet.',
      donohue: 'If the number came on one die, the banker pays 1 stake to the player; on two dice, 2 stakes. If it came on none, the banker wins the bet.',
    },
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
      bet: fact('What was bet on?', 'Bet on', {
        number: { label: 'The number that came', chip: 'That number', if: 'if the bet was on the number that came' },
        other: { label: 'Another number', if: 'if the bet was on a number that did not come' },
        total: { label: 'A total from 4 to 17', chip: 'A total, 4 to 17', if: 'if the bet was on a total from 4 to 17' },
        extreme: { label: 'A total of 3 or 18', chip: 'Total 3 or 18', if: 'if the bet was on a total of 3 or 18' },
        even: { label: 'High, low, odd or even', chip: 'An even chance', if: 'if the bet was on high, low, odd or even' },
        raffle: { label: 'Raffles', if: 'if the bet was on raffles' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The banker wins every bet on one number, on high, low, odd or even, and on a total from 4 to 17. The book does not cover other bets.',
      donohue:
        'If the bet was on the number that came, the banker pays 3 stakes to the player. A bet on another number loses. The book does not cover other bets.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on a bet on the number that came: by Blue Ribbon the banker wins it; by Donohue the banker pays 3 stakes to the player. By both, the banker wins a bet on any other number. Only Blue Ribbon covers high, low, odd, even and totals from 4 to 17: the banker wins the bet.',
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
          { when: { bet: 'raffle' }, then: [notDecided], note: 'The banker does not take the bet; what the banker pays on it cannot be found in our copy.' },
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
    facts: {
      came: fact('Did that total come?', 'Total came', {
        yes: { label: 'Yes', if: 'if the total that was bet on came' },
        no: { label: 'No', if: 'if the total that was bet on did not come' },
      }),
    },
    usual: { came: 'yes' },
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
      bet: fact('What was bet on?', 'Bet on', {
        high: { label: 'High', if: 'if the bet was on high' },
        low: { label: 'Low', if: 'if the bet was on low' },
        odd: { label: 'Odd', if: 'if the bet was on odd' },
        even: { label: 'Even', if: 'if the bet was on even' },
      }),
      total: fact('What was thrown?', 'Thrown', {
        'high-odd': { label: '11, 13, 15 or 17', chip: 'High and odd', if: 'if 11, 13, 15 or 17 came, but not three alike' },
        'high-even': { label: '12, 14, 16 or 18', chip: 'High and even', if: 'if 12, 14, 16 or 18 came, but not three alike' },
        'low-odd': { label: '3, 5, 7 or 9', chip: 'Low and odd', if: 'if 3, 5, 7 or 9 came, but not three alike' },
        'low-even': { label: '4, 6, 8 or 10', chip: 'Low and even', if: 'if 4, 6, 8 or 10 came, but not three alike' },
        alike: { label: 'Three dice alike, whatever they make', chip: 'Three alike', if: 'if three dice came alike, whatever they make' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'If the bet was right, the banker pays 1 stake to the player. If it was wrong, or three dice came alike, the banker wins the bet.',
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
