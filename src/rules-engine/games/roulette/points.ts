import type { Citation } from '../../books.ts';
import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

/** Donohue pays so many times the stake, and does not say of any bet whether the stake is included (p. 369). */
const times = (cite: Citation): Citation =>
  doubted(
    cite,
    'The book does not say whether the stake is among these times. It is taken to be: 18, 12, 9, 6, 3 and 2 are what 36 comes to in the proportion that the book asks for, and 36 is the 35 that one number gains, together with its stake.',
  );
/** Both fractions of this book are blurred in our copy. */
const half = (cite: Citation): Citation =>
  doubted(cite, 'The fraction is blurred in our copy. It is read as a half, in proportion to the 2 that is paid for twelve numbers.');
const NUMBERS = 'On the numbers';
const CHANCES = 'On the chances';
const ZERO = 'Zero';
const stakes = { unit: 'stake' } as const;
const among = { unit: 'stake', way: 'among' } as const;

export const points = {
  number: item({
    title: 'One number',
    gist: 'The stake lies on a single number.',
    aka: ['plein', 'straight up', 'single number', '35 to 1'],
    group: NUMBERS,
    books: { 'blue-ribbon-1940': bookValue(35, cites.blue.inside, stakes), donohue: bookValue(35, [cites.donohue.plein, cites.donohue.examples], stakes) },
  }),
  two: item({
    title: 'Two numbers',
    gist: 'The stake lies on the line between two numbers.',
    aka: ['split', 'cheval', '17 to 1'],
    group: NUMBERS,
    books: { 'blue-ribbon-1940': bookValue(17, cites.blue.inside, stakes), donohue: bookValue(18, times(cites.donohue.proportion), among) },
  }),
  three: item({
    title: 'Three numbers',
    gist: 'The stake lies beside a line of three numbers.',
    aka: ['street', 'transversale', 'row of three', '11 to 1'],
    group: NUMBERS,
    books: { 'blue-ribbon-1940': bookValue(11, cites.blue.inside, stakes), donohue: bookValue(12, times(cites.donohue.proportion), among) },
  }),
  four: item({
    title: 'Four numbers',
    gist: 'The stake lies where the lines between four numbers cross.',
    aka: ['corner', 'carre', 'square', '8 to 1'],
    group: NUMBERS,
    books: { 'blue-ribbon-1940': bookValue(8, cites.blue.inside, stakes), donohue: bookValue(9, times(cites.donohue.proportion), among) },
  }),
  six: item({
    title: 'Six numbers',
    gist: 'The stake lies on the line between two rows of three.',
    aka: ['double street', 'six line', '5 to 1'],
    group: NUMBERS,
    books: { 'blue-ribbon-1940': bookValue(5, cites.blue.inside, stakes), donohue: bookValue(6, times(cites.donohue.proportion), among) },
  }),
  column: item({
    title: 'A column',
    gist: 'The stake lies at the foot of one of the three columns, twelve numbers.',
    aka: ['colonne', '2 to 1 column'],
    group: CHANCES,
    books: { 'blue-ribbon-1940': bookValue(2, cites.blue.columns, stakes), donohue: bookValue(3, times(cites.donohue.columnBets), among) },
  }),
  'two-columns': item({
    title: 'Two columns',
    gist: 'The stake lies on the line between two columns.',
    aka: ['split column', 'half for one'],
    group: CHANCES,
    books: {
      'blue-ribbon-1940': bookValue(0.5, half(cites.blue.columns), stakes),
      donohue: unscored('The book does not mention a stake between two columns.'),
    },
  }),
  dozen: item({
    title: 'A dozen',
    gist: 'The stake lies on the first, the middle or the last twelve numbers.',
    aka: ['premier', 'milieu', 'dernier', 'twelve numbers'],
    group: CHANCES,
    books: { 'blue-ribbon-1940': bookValue(2, cites.blue.dozens, stakes), donohue: bookValue(3, times(cites.donohue.twelves), among) },
  }),
  'two-dozens': item({
    title: 'Two dozens',
    gist: 'The stake lies on the line between two of the dozens.',
    aka: ['between the dozens', '24 numbers'],
    group: CHANCES,
    books: { 'blue-ribbon-1940': bookValue(0.5, half(cites.blue.dozens), stakes), donohue: unscored('The book does not mention a stake between two dozens.') },
  }),
  'even-chance': item({
    title: 'An even chance',
    gist: 'Red or black, odd or even, 1 to 18 or 19 to 36.',
    aka: ['rouge', 'noir', 'pair', 'impair', 'manque', 'passe', 'red or black', 'even money'],
    group: CHANCES,
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.evens, { unit: 'stake', says: 'Even money.' }),
      donohue: bookValue(2, [times(cites.donohue.chances), cites.donohue.examples], among),
    },
  }),
  lost: item({
    title: 'A bet that does not come',
    gist: 'What the bank draws when the ball falls elsewhere.',
    aka: ['lost stake'],
    group: CHANCES,
    books: {
      'blue-ribbon-1940': bookValue(
        -1,
        doubted(cites.blue.zero, 'The book says this of zero. That a number takes the bets it does not answer is understood, not stated.'),
        stakes,
      ),
      donohue: bookValue(
        -1,
        doubted(cites.donohue.examples, 'The book says this of a number. That a zero takes the same bets is understood, not stated.'),
        stakes,
      ),
    },
  }),
  zero: item({
    title: 'Zero',
    gist: 'The stake lies on the zero, and the zero comes.',
    aka: ['bet on zero', 'green'],
    group: ZERO,
    books: { 'blue-ribbon-1940': bookValue(35, [cites.blue.green, cites.blue.inside], stakes), donohue: bookValue(35, cites.donohue.plein, stakes) },
  }),
  'double-zero': item({
    title: 'Double zero',
    gist: 'The stake lies on the double zero, and it comes.',
    aka: ['bet on 00'],
    group: ZERO,
    books: {
      'blue-ribbon-1940': unscored('The wheel whose payments the book gives has one zero.'),
      donohue: bookValue(35, cites.donohue.plein, stakes),
    },
  }),
  prison: item({
    title: 'Prison',
    gist: 'Zero comes while the stake lies on an even chance.',
    aka: ['en prison', 'zero on red', 'zero on even money'],
    group: ZERO,
    books: {
      'blue-ribbon-1940': ruled('The stake waits for the next spin, which gives it back or takes it whole.', cites.blue.zero, { unit: 'stake' }),
      donohue: unscored('The book does not mention a prison.'),
    },
  }),
  holes: item({
    title: 'Holes of the wheel',
    gist: 'The numbers from 1 to 36, and the zeros.',
    aka: ['how many numbers', 'single zero or double zero', 'pockets'],
    group: 'The wheel and the stakes',
    books: {
      'blue-ribbon-1940': bookValue(37, [cites.blue.wheel, cites.blue.green], { unit: 'hole' }),
      donohue: bookValue(38, cites.donohue.table, { unit: 'hole' }),
    },
  }),
  'small-wheel': item({
    title: 'One number on a wheel of 27',
    gist: 'What a single number pays where the wheel has only 27 numbers.',
    aka: ['American wheel', 'smaller wheel'],
    group: 'The wheel and the stakes',
    books: { 'blue-ribbon-1940': bookValue(26, cites.blue.smallWheel, stakes), donohue: unscored('The book describes no other wheel.') },
  }),
  'least-stake': item({
    title: 'Smallest stake',
    gist: 'The least that may be laid at one time.',
    aka: ['minimum bet', 'table minimum'],
    group: 'The wheel and the stakes',
    books: { 'blue-ribbon-1940': unscored('The book gives no limit.'), donohue: bookValue(2, cites.donohue.stakes, { unit: 'franc' }) },
  }),
  'largest-stake': item({
    title: 'Largest stake',
    gist: 'The most that may be laid at one time.',
    aka: ['maximum bet', 'table maximum'],
    group: 'The wheel and the stakes',
    books: { 'blue-ribbon-1940': unscored('The book gives no limit.'), donohue: bookValue(12_000, cites.donohue.stakes, { unit: 'franc' }) },
  }),
} as const;
