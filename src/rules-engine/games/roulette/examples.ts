import type { Citation } from '../../books.ts';
import { lawExample, scoreExample, worthExample } from '../../core/examples.ts';
import type { ExampleOf, LawKey } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Roulette } from './code.ts';

const { blue, donohue } = cites;
const ruling = (law: LawKey<Roulette>, cite: Citation, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, cite, answers, story, says);
const paid = (cite: Citation, asked: Record<string, string>, story: string, total: number, headline: string) =>
  scoreExample('spin', cite, { stake: '10', ...asked }, story, total, headline);

export const examples: readonly ExampleOf<Roulette>[] = [
  ruling('stake-limits', donohue.stakes, { size: 'within' }, 'A player lays 20 francs on a colour.', 'stakes stand'),
  ruling('stake-limits', donohue.stakes, { size: 'small' }, 'A single franc is laid on a number.', 'may not stake so much'),
  ruling('stake-limits', donohue.stakes, { size: 'large', raised: 'no' }, 'Without asking, a player lays 15,000 francs.', 'may not stake so much'),
  ruling('stake-limits', donohue.stakes, { size: 'large', raised: 'yes' }, 'The banker has agreed to 15,000 francs.', 'may stake so much'),
  ruling('late-stake', donohue.late, {}, 'The call has been made, and the ball still rolls when chips come down.', 'takes back'),
  ruling('zero-comes', blue.zero, { bet: 'even' }, 'Ten on red, and the ball lies in the zero.', 'prison'),
  ruling('zero-comes', blue.inside, { bet: 'zero' }, 'One chip lies on the green, and the zero comes.', '35 stakes'),
  ruling('zero-comes', blue.zero, { bet: 'other' }, 'Ten on the first dozen, and the zero comes.', 'banker wins'),
  ruling('zero-comes', donohue.plein, { bet: 'zero' }, 'A franc lies on the double zero, and it comes.', '35 stakes'),
  ruling('zero-comes', donohue.chances, { bet: 'even' }, 'Ten on black, and the double zero comes.', 'does not decide'),
  ruling('zero-comes', donohue.chances, { bet: 'other' }, 'Ten on a column, and the zero comes.', 'does not decide'),
  ruling('out-of-prison', blue.zero, { next: 'right' }, 'The stake on odd is in prison; 17 comes.', 'takes back'),
  ruling('out-of-prison', blue.zero, { next: 'wrong' }, 'The stake on odd is in prison; 18 comes.', 'banker wins'),
  ruling('out-of-prison', blue.zero, { next: 'zero' }, 'The stake on odd is in prison; the zero comes once more.', 'does not decide'),
  ruling('fewer-numbers', blue.smallWheel, {}, 'The wheel of the fair has 27 numbers.', 'in proportion'),
  paid(blue.inside, { chance: 'number', numbers: '17', ball: 'number', came: '17' }, 'Ten on 17, which comes.', 350, 'The bet wins 350'),
  paid(blue.inside, { chance: 'two', numbers: '17.20', ball: 'number', came: '20' }, 'Ten between 17 and 20; 20 comes.', 170, 'The bet wins 170'),
  paid(blue.inside, { chance: 'four', numbers: '1.2.4.5', ball: 'number', came: '3' }, 'Ten on 1, 2, 4 and 5; 3 comes.', -10, 'The bet loses 10'),
  paid(blue.inside, { chance: 'three', numbers: '4.5.6', ball: 'number', came: '6' }, 'Ten beside 4, 5 and 6; 6 comes.', 110, 'The bet wins 110'),
  paid(blue.inside, { chance: 'six', numbers: '1.2.3.4.5.6', ball: 'number', came: '1' }, 'Ten between the first two rows; 1 comes.', 50, 'The bet wins 50'),
  paid(
    blue.columns,
    { chance: 'two-columns', between: 'first-middle', ball: 'number', came: '34' },
    'Ten between the first two columns; 34 comes.',
    5,
    'The bet wins 5',
  ),
  paid(blue.zero, { chance: 'red', ball: 'zero', freed: 'right' }, 'Ten on red in prison, and red comes next.', 0, 'The stake comes back'),
  paid(blue.zero, { chance: 'even', ball: 'zero', freed: 'wrong' }, 'Ten on even in prison, and an odd number comes.', -10, 'The bet loses 10'),
  paid(donohue.examples, { chance: 'number', numbers: '36', ball: 'number', came: '36' }, 'Ten on 36, which comes.', 350, 'The bet wins 350'),
  paid(donohue.examples, { chance: 'red', ball: 'number', came: '36' }, 'Ten on red; 36 comes.', 10, 'The bet wins 10'),
  paid(donohue.examples, { chance: 'low', ball: 'number', came: '17' }, 'Ten on manque; 17 comes.', 10, 'The bet wins 10'),
  paid(
    donohue.proportion,
    { chance: 'two', numbers: '8.9', ball: 'number', came: '9' },
    'Ten on 8 and 9; 9 comes, and 18 times the stake is handed over.',
    170,
    'The bet wins 170',
  ),
  paid(donohue.twelves, { chance: 'dozen', third: 'last', ball: 'number', came: '25' }, 'Ten on the last twelve; 25 comes.', 20, 'The bet wins 20'),
  paid(donohue.plein, { chance: 'double-zero', ball: 'double-zero' }, 'Ten on the double zero, which comes.', 350, 'The bet wins 350'),
  worthExample('number', blue.inside, 'A chip on 7, and 7 comes.', 35),
  worthExample('number', donohue.plein, 'A franc on 36, and 36 comes.', 35),
  worthExample('two', blue.inside, 'A chip between 7 and 8, and 8 comes.', 17),
  worthExample('two', donohue.proportion, 'Two numbers are played, and one comes.', 18),
  worthExample('three', blue.inside, 'A chip beside a row, and one of it comes.', 11),
  worthExample('three', donohue.proportion, 'Three numbers are played, and one comes.', 12),
  worthExample('four', blue.inside, 'A chip where four numbers meet, and one comes.', 8),
  worthExample('four', donohue.proportion, 'Four numbers are played, and one comes.', 9),
  worthExample('six', blue.inside, 'A chip between two rows, and one of the six comes.', 5),
  worthExample('six', donohue.proportion, 'Six numbers are played, and one comes.', 6),
  worthExample('column', blue.columns, 'A chip at the foot of a column that comes.', 2),
  worthExample('column', donohue.columnBets, 'The square at the foot of a column is played, and it comes.', 3),
  worthExample('two-columns', blue.columns, 'A chip between two columns, and one comes.', 0.5),
  worthExample('dozen', blue.dozens, 'A chip on the middle dozen, and 20 comes.', 2),
  worthExample('dozen', donohue.twelves, 'The twelve first are played, and 3 comes.', 3),
  worthExample('two-dozens', blue.dozens, 'A chip between two dozens, and one comes.', 0.5),
  worthExample('even-chance', blue.evens, 'A chip on noir, and black comes.', 1),
  worthExample('even-chance', donohue.chances, 'Rouge is played, and 36 comes.', 2),
  worthExample('lost', blue.zero, 'A chip on a column, and the zero comes.', -1),
  worthExample('lost', donohue.examples, 'A franc on noir, and 36 comes.', -1),
  worthExample('zero', blue.inside, 'A chip on the green, and it comes.', 35),
  worthExample('zero', donohue.plein, 'A franc on the zero, and it comes.', 35),
  worthExample('double-zero', donohue.plein, 'A franc on the double zero, and it comes.', 35),
  worthExample('prison', blue.zero, 'A chip on passe, and the zero comes.', 'The stake waits for the next spin, which gives it back or takes it whole.'),
  worthExample('holes', blue.wheel, 'The wheel of Monte Carlo.', 37),
  worthExample('holes', donohue.table, 'The wheel with zero and double zero.', 38),
  worthExample('small-wheel', blue.smallWheel, 'A single number comes on a wheel of 27.', 26),
  worthExample('least-stake', donohue.stakes, 'How little may be laid?', 2),
  worthExample('largest-stake', donohue.stakes, 'How much may be laid?', 12_000),
];
