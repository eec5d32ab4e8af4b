import { lawExample, scoreExample, sheetExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { DropDead } from './code.ts';

const ruling = (law: LawKey<DropDead>, answers: Record<string, string>, story: string, says: string) => lawExample(law, cites.blue.game, answers, story, says);

export const examples: readonly ExampleOf<DropDead>[] = [
  ruling('who-begins', {}, 'Two players both want to begin.', 'throw first'),
  ruling('after-a-throw', { shows: 'none' }, 'The five dice show 1, 3, 3, 4 and 6.', 'all the spots'),
  ruling('after-a-throw', { shows: 'some' }, 'The five dice show 1, 2, 4, 5 and 6.', 'lay aside every die'),
  ruling('after-a-throw', { shows: 'all' }, 'The last two dice show 2 and 5.', 'pass the box'),
  ruling('die-not-laid-aside', {}, 'A player who has thrown a 5 throws all five dice again.', 'The player must lay aside every die that shows a 2 or a 5'),
  ruling('who-wins', {}, 'Three players have 31, 17 and 0.', 'highest total'),
  ruling('tie', {}, 'Two players have 17.', 'throw again'),
  scoreExample(
    'turn',
    cites.blue.game,
    { dice: '1.3.3.4.6.1.2.4.5.6.6.6.4.2.2.5' },
    'Five dice without 2 or 5, which make 17; then a 2 and a 5; three dice make 16; then all three go.',
    33,
    '33 points; all dice are laid aside',
  ),
  scoreExample(
    'turn',
    cites.blue.game,
    { dice: '2.1.1.4.6' },
    'A 2 among five dice: nothing is scored, and four dice are left.',
    0,
    '0 points so far; 4 dice left',
  ),
  sheetExample(
    'game',
    cites.blue.game,
    { players: 'two', names: 'Ann.Ben' },
    [{ dice: '1.1.3.4.6' }, { dice: '2.2.2.5.1' }, { dice: '6' }, { dice: '5' }, { dice: '2.5.2.5.6' }, { dice: '4' }],
    'Ann scores 15 with five dice, loses four of them, scores 6 with the last and loses it. Ben loses four at once and scores 4.',
    { Ann: 21, Ben: 4 },
    'Ben throws, has 1 die left and needs 18 points more',
  ),
  sheetExample(
    'game',
    cites.blue.game,
    { players: 'two', names: 'Ann.Ben' },
    [{ dice: '3.3.4.6.1' }, { dice: '2.2.2.5.5' }, { dice: '5.5.5.5.2' }],
    'Ann scores 17 and then loses all her dice; Ben loses all of his at once.',
    { Ann: 17, Ben: 0 },
    'Ann wins; Ben loses',
  ),
];
