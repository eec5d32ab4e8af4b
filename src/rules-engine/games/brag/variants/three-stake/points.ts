import { doubted } from '../../../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const { blue, donohue } = { blue: cites.blue, donohue: cites.donohue };
const STAKES = 'The three stakes';
const COUNT = 'Counting to 31';
const chip = { unit: 'chip' } as const;
/** The book says only "three more". */
export const premium = doubted(donohue.allThree, 'The book does not say three of what; we read it as three stakes such as the dealer puts down.');

export const own = {
  'made-up': item<'each' | 'dealer'>({
    title: 'How the stakes are made up',
    gist: 'Who puts them down before the cards are given.',
    aka: ['ante', 'three pools', 'who puts in'],
    group: STAKES,
    books: {
      'blue-ribbon-1940': ruled('all the players put the same into each of three pools', blue.pools, { ...chip, way: 'each' }),
      donohue: ruled('the dealer puts down all three', donohue.three, { ...chip, way: 'dealer' }),
    },
  }),
  'first-stake': item({
    title: 'The first stake',
    gist: 'Who takes it.',
    aka: ['card face up', 'upcard', 'best card showing', 'first pool'],
    group: STAKES,
    books: {
      'blue-ribbon-1940': ruled('the highest card face up, the ace high; the nine of diamonds before any other nine', blue.first, chip),
      donohue: ruled(
        'the best card face up, ranked as at whist; the ace of diamonds before any other ace; else the elder hand of two equal ones',
        donohue.firstOfThree,
        chip,
      ),
    },
  }),
  'second-stake': item({
    title: 'The second stake',
    gist: 'Who takes it, with all that is bet.',
    aka: ['brag pool', 'bets', 'second pool'],
    group: STAKES,
    books: {
      'blue-ribbon-1940': ruled('the winner of the betting, or the one whose bluff succeeds, with all the bets', blue.second, chip),
      donohue: ruled('the best brag hand of three cards, the one face up among them', donohue.secondOfThree, chip),
    },
  }),
  bets: item({
    title: 'Bets on the second stake',
    gist: 'What the players put down on it besides.',
    aka: ['brag bets', 'raise'],
    group: STAKES,
    books: {
      'blue-ribbon-1940': ruled('as in the ordinary game, which this book does not describe', blue.second, chip),
      donohue: ruled('as at single brag', donohue.secondOfThree, chip),
    },
  }),
  'third-stake': item({
    title: 'The third stake',
    gist: 'Who takes it.',
    aka: ['thirty-one', 'third pool', 'closest to 31'],
    group: STAKES,
    books: {
      'blue-ribbon-1940': ruled('the hand that comes nearest to 31; of equal ones the eldest hand, or the one nearer on its left', blue.third, chip),
      donohue: ruled('31 or the highest count below it, with drawn cards or without; of equal ones the elder hand', donohue.thirdOfThree, chip),
    },
  }),
  'thirty-one': item({
    title: 'Thirty-one',
    gist: 'What the third stake is counted towards.',
    aka: ['how many to win', 'target'],
    group: COUNT,
    books: { 'blue-ribbon-1940': bookValue(31, blue.third), donohue: bookValue(31, donohue.thirdOfThree) },
  }),
  ace: item({
    title: 'An ace',
    gist: 'What it counts towards 31.',
    aka: ['ace one or eleven', 'value of the ace'],
    group: COUNT,
    books: { 'blue-ribbon-1940': bookValue(11, blue.third), donohue: bookValue(11, donohue.thirdOfThree) },
  }),
  court: item({
    title: 'King, queen and jack',
    gist: 'What each counts towards 31.',
    aka: ['face cards', 'court cards', 'picture cards'],
    group: COUNT,
    books: { 'blue-ribbon-1940': bookValue(10, blue.third, { per: 'a card' }), donohue: bookValue(10, donohue.thirdOfThree, { per: 'a card' }) },
  }),
  pips: item({
    title: 'The other cards',
    gist: 'What they count towards 31.',
    aka: ['spot cards', 'pip value'],
    group: COUNT,
    books: { 'blue-ribbon-1940': ruled('their pips', blue.third), donohue: ruled('their pips', donohue.thirdOfThree) },
  }),
  drawing: item({
    title: 'Cards drawn towards 31',
    gist: 'Whether more than the three cards may be counted.',
    aka: ['draw a card', 'hit me', 'take another card'],
    group: COUNT,
    books: {
      'blue-ribbon-1940': unscored('The three cards dealt are shown and counted.'),
      donohue: ruled('cards may be drawn from those not dealt', donohue.thirdOfThree),
    },
  }),
  'all-three': item({
    title: 'All three stakes to one player',
    gist: 'What some companies add for it.',
    aka: ['won all three', 'sweep', 'bonus'],
    group: STAKES,
    books: {
      'blue-ribbon-1940': unscored(),
      donohue: bookValue(3, premium, { unit: 'stake', per: 'from each other player, in some companies; most leave it out' }),
    },
  }),
} as const;
