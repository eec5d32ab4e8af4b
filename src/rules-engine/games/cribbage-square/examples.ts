import { citedBy, scoreExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { CribbageSquare } from './code.ts';
import { SQUARE } from './diagrams.ts';
import { asAtCribbage, points } from './points.ts';

const { hand, advice } = cites.sierra;
const [first = '', second = '', third = '', fourth = ''] = SQUARE.map((row) => row.join('-'));

export const examples: readonly ExampleOf<CribbageSquare>[] = [
  scoreExample('square', advice, { first, second, third, fourth }, 'The square of the picture: rows of 12, 10, 12 and 4, columns of nothing, 2, 5 and 2.', 47),
  scoreExample(
    'square',
    hand,
    { first, second, third, fourth, turned: '5C' },
    'The same square with the fourth five turned up: rows of 12, 20, 24 and 8, columns of 2, 6, 12 and 4.',
    88,
  ),
  scoreExample(
    'square',
    hand,
    { first: 'AS-3H-5D-9C', second: '2H-JS-QD-4C', third: '6D-10C-8S-KH', fourth: '3C-7D-KS-QH', turned: '2S' },
    'Another square, with the 2 of spades turned up: the jack of spades is one more in its row and in its column. Rows of 7, 3, 0 and 4, columns of 8, 5, 6 and 2.',
    35,
  ),
  valueExample('fifteen', hand, 'A 7 and an 8 lie in one row.', 2),
  valueExample('pair', asAtCribbage, 'Two 8s lie in one column.', 2),
  valueExample('three', asAtCribbage, 'Three kings lie in one row.', 6),
  valueExample('four', asAtCribbage, 'A row is laid of four 9s.', 12),
  valueExample('run', asAtCribbage, 'A column has 3, 4 and 5: a point for each card.', 1),
  valueExample('flush', asAtCribbage, 'Four spades lie in one row.', 4),
  valueExample('flush-of-five', asAtCribbage, 'Four spades lie in one row, and a spade is turned up.', 5),
  valueExample('nobs', citedBy(points.nobs.books.sierra), 'A spade is turned up, and the jack of spades lies in a row.', 1),
  valueExample('double-run-of-three', advice, 'A row holds 4, 5, 6, 6.', 8),
  valueExample('double-run-of-four', asAtCribbage, 'A row holds 4, 5, 6, 6, and a 7 is turned up.', 10),
  valueExample('triple-run', asAtCribbage, 'A row holds 6, 6, 7, 8, and a third 6 is turned up.', 15),
  valueExample('quadruple-run', asAtCribbage, 'A row holds 6, 7, 7, 8, and an 8 is turned up.', 16),
];
