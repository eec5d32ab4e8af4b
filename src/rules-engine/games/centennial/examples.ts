import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Centennial } from './code.ts';

const ruling = (law: LawKey<Centennial>, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, cites.blue.game, answers, story, says);
const thrown = (dice: string, on: string, way: string, story: string, total: number, headline: string) =>
  scoreExample('throw', cites.blue.game, { dice, on, way, begin: 'on', top: 'on' }, story, total, headline);

export const examples: readonly ExampleOf<Centennial>[] = [
  ruling('first-ace', { ace: 'yes' }, 'The first throw is 1, 4 and 6.', 'marker on 1'),
  ruling('first-ace', { ace: 'no' }, 'The first throw is 2, 3 and 5.', 'may not use the throw'),
  ruling('several-numbers', {}, 'A player on 5 throws 1, 2 and 6.', 'each of the numbers'),
  ruling('die-used-again', {}, 'The six has made 6 and is wanted for 7 with the ace.', 'use the die in each'),
  ruling('overlooked', { fits: 'yes' }, 'A player on 5 throws 1, 2 and 6, stops on 7, and the other needs 8.', 'opponent may use'),
  ruling('overlooked', { fits: 'no' }, 'A player on 5 throws 1, 2 and 6, stops on 7, and the other needs 3.', 'opponent may not use'),
  ruling('turn-at-twelve', {}, 'A player makes 12 with two sixes, and has a 5 for 11 as well.', 'book'),
  thrown('1.2.6', '5', 'up', 'The book’s throw: ace, deuce and six with the marker on 5.', 4, '4 places, to 9'),
  thrown('1.1.4', '1', 'up', 'Two aces are called 2.', 1, '1 place, to 2'),
  sheetExample(
    'game',
    cites.blue.game,
    { first: 'Ann', second: 'Ben', begin: 'on', top: 'on' },
    [
      { who: 'first', dice: '1.2.6' },
      { who: 'second', dice: '2.3.5' },
      { who: 'first', dice: '1.1.2' },
      { who: 'second', dice: '1.1.5' },
    ],
    'Ann begins with 1, 2 and 3, then makes 4 of all three dice; Ben waits for an ace and then has 1 and 2.',
    { Ann: 4, Ben: 2 },
    'Ann: on 4; needs 5',
  ),
  sheetExample(
    'game',
    cites.blue.game,
    { first: 'Ann', second: 'Ben', begin: 'on', top: 'on' },
    [
      { who: 'first', dice: '1.1.4' },
      { who: 'second', dice: '1.2.4', moved: '2', taken: 'yes' },
      { who: 'first', dice: '1.6.6' },
    ],
    'Ann has 1 and 2. Ben could go from 1 to 7 and stops on 2; Ann uses the five numbers that he overlooks. Her next throw has no 8.',
    { Ann: 7, Ben: 2 },
    'Ann: on 7; needs 8',
  ),
  valueExample('series', cites.blue.game, 'A player has come to 12 first and thinks he has won.', 'then back again'),
];
