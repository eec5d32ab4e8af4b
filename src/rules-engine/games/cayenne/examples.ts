import { lawExample, scoreExample, sheetExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Cayenne } from './code.ts';

const NO_REVOKE = { revoke: 'none' };

export const examples: readonly ExampleOf<Cayenne>[] = [
  lawExample(
    'dealer-undecided',
    cites.blue.rank,
    {},
    'The dealer sees no good declaration and leaves it to his partner.',
    "dealer's partner must make the declaration",
  ),
  lawExample('revoke', cites.blue.penalties, {}, 'A side at 4 revokes and makes points enough for the game.', 'may not score beyond 9 points'),
  lawExample('out-on-honors', cites.blue.tricksFirst, { tricks: 'none' }, 'A side at 6 holds four honors and takes no odd trick.', 'may not win the game'),
  scoreExample(
    'deal',
    cites.blue.scoring,
    { cayenne: 'C', declaration: 'nullo', tricks: '3', before: '0.0', ...NO_REVOKE },
    'The dealer plays nullo, and his adversaries take ten tricks: the four over the book cost them 32.',
    { We: 2, 'We, game points': 12 },
  ),
  scoreExample(
    'deal',
    cites.blue.scoring,
    { cayenne: 'C', declaration: 'nullo', tricks: '10', before: '6.0', ...NO_REVOKE },
    'Thirty-two points against a side that is 6 up win games worth 2, 4 and 4, and 2 points stay on the marker.',
    { They: 2, We: 0, 'They, game points': 10 },
    'They win 3 games worth 2, 4, 4',
  ),
  scoreExample(
    'deal',
    cites.blue.scoring,
    { cayenne: 'C', declaration: 'H', tricks: '8', honors: '3', before: '0.0', ...NO_REVOKE },
    'Clubs are cut for cayenne and hearts declared: third color, multiplied by 2.',
    { We: 8 },
    'No game won',
  ),
  sheetExample(
    'rubber',
    cites.blue.scoring,
    {},
    [
      { cayenne: 'H', declaration: 'S', tricks: '10', honors: '3', ...NO_REVOKE },
      { cayenne: 'C', declaration: 'nullo', tricks: '10', ...NO_REVOKE },
      { cayenne: 'S', declaration: 'nullo', tricks: '7', ...NO_REVOKE },
    ],
    'We make 6; they win three games with a nullo; a second nullo gives them the fourth and the rubber.',
    { We: 0, 'We, points on the marker': 0, They: 22, 'They, points on the marker': 0 },
    'The rubber to They: 22 less 0 is 22.',
  ),
];
