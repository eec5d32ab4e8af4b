import { lawExample, scoreExample, sheetExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { MultiplicationDice } from './code.ts';

const { blue, donohue } = cites;

export const examples: readonly ExampleOf<MultiplicationDice>[] = [
  lawExample('lower-die-left', blue.game, {}, 'Of 6, 4 and 1 the player leaves the four.', 'leave the highest die'),
  lawExample('lower-die-left', donohue.game, {}, 'Of 5, 3 and 2 the player leaves the three.', 'leave the highest die'),
  lawExample('equal-dice', blue.throws, {}, 'Two sixes come at once, and both are left.', 'may not leave both'),
  lawExample('third-throw', blue.throws, { kept: 'yes' }, 'A three was kept; then five and four come.', 'kept from the first throw'),
  lawExample('third-throw', blue.throws, { kept: 'no' }, 'A five was kept; then six and four come.', 'lower of the two dice'),
  lawExample('third-throw', donohue.game, { kept: 'no' }, 'A five was left; then four and six come.', 'lower of the two dice'),
  lawExample('last-die', blue.game, {}, 'Six and five are on the table; a four comes last.', 'multiply by the last die'),
  lawExample('last-die', donohue.game, {}, 'Five and six are on the table; a three comes last.', 'multiply by the last die'),
  lawExample('who-wins', donohue.highest, {}, 'The scores are 33 and 44.', 'highest total'),
  lawExample('equal-scores', donohue.game, {}, 'Two players have 33.', 'book'),
  scoreExample('score', donohue.example, { first: '3.2.5', second: '4.6', third: '3' }, 'Three, two and five; then four and six; then three.', 33),
  scoreExample('score', blue.game, { first: '6.2.1', second: '5.3', third: '4' }, 'Six and five on the table, and a four at last.', 44),
  scoreExample('score', blue.throws, { first: '2.1.1', second: '6.5', third: '1' }, 'The two kept is lower than six and five, and is thrown again.', 11),
  scoreExample('score', donohue.game, { first: '2.1.1', second: '6.5', third: '1' }, 'The two stays, and the five is thrown again.', 8),
  sheetExample(
    'round',
    blue.game,
    { players: 'two', names: 'Ann.Ben' },
    [
      { player: 'first', first: '6.2.1', second: '5.3', third: '4' },
      { player: 'second', first: '3.2.5', second: '4.6', third: '3' },
    ],
    'Ann has 44, Ben 33.',
    { Ann: 44, Ben: 33 },
    'Ann has the highest score, 44',
  ),
  sheetExample(
    'round',
    donohue.game,
    { players: 'three', names: 'Ann.Ben.Cay' },
    [
      { player: 'second', first: '3.2.5', second: '4.6', third: '3' },
      { player: 'first', first: '5.5.1', second: '6.1', third: '3' },
      { player: 'third', first: '1.1.1', second: '1.1', third: '6' },
    ],
    'Ann and Ben have 33 each, Cay 12.',
    { Ann: 33, Ben: 33, Cay: 12 },
    'does not say who wins',
  ),
];
