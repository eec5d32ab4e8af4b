import { citedBy, lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { TenPinsDice } from './code.ts';
import { points } from './points.ts';

const { game } = cites.blue;
const asPins = citedBy(points.strike.books['blue-ribbon-1940']);
const ruling = (law: LawKey<TenPinsDice>, answers: Record<string, string>, story: string, says: string) => lawExample(law, game, answers, story, says);

export const examples: readonly ExampleOf<TenPinsDice>[] = [
  ruling('after-the-first-throw', { total: 'ten' }, 'The first throw is 6 and 4.', 'strike'),
  ruling('after-the-first-throw', { total: 'less' }, 'The first throw is 4 and 3.', 'leave the better die'),
  ruling('lower-die-left', {}, 'The first throw is 5 and 3, and the player would leave the 3.', 'may not leave'),
  ruling('third-throw', { second: 'ten' }, 'The second throw makes 10, and the player takes up the dice.', 'spare'),
  ruling('third-throw', { second: 'less' }, 'The second throw makes 9, and the player takes up a die.', 'end the innings'),
  ruling('eleven-or-twelve', {}, 'The first throw is 6 and 5.', 'book'),
  sheetExample(
    'game',
    asPins,
    { players: 'two', names: 'Ann.Ben', over: 'ten' },
    [
      { who: 'first', first: '6.4' },
      { who: 'second', first: '5.2', second: '5.4' },
      { who: 'first', first: '3.4', second: '4.6' },
      { who: 'first', first: '2.3', second: '3.6' },
    ],
    'Ann: a strike; then she leaves the 4 and throws a 6, a spare; then 5 and at last 9. The strike comes to 20, the spare to 15. Ben has 9.',
    { Ann: 44, Ben: 9 },
    'Ann 44 after 3 frames',
  ),
  sheetExample(
    'game',
    asPins,
    { players: 'two', names: 'Ann.Ben', over: 'none' },
    [
      ...Array.from({ length: 10 }, () => [
        { who: 'first', first: '5.5' },
        { who: 'second', first: '1.1', second: '1.1' },
      ]).flat(),
      { who: 'first', first: '4.6' },
      { who: 'first', first: '6.4' },
    ],
    'Ann throws ten at every throw, the two that follow her last frame among them; Ben has two aces twenty times.',
    { Ann: 300, Ben: 20 },
    'Ann has the most pins, 300',
  ),
  valueExample('frames', game, 'Two players ask how long they throw.', 10),
];
