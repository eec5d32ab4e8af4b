import { cite } from '../../books.ts';

import { type Example, lawExample, scoreExample, sheetExample } from '../../core/examples.ts';

const BOOK = 'blue-ribbon-1940';
const NO_REVOKE = { revoke: 'none' };

export const examples: readonly Example[] = [
  lawExample(
    'dealer-undecided',
    cite(BOOK, '140', 'Cayenne'),
    {},
    'The dealer sees no good declaration and leaves it to his partner.',
    "dealer's partner must make the declaration",
  ),
  lawExample(
    'revoke',
    cite(BOOK, '142', 'Cayenne: Penalties'),
    {},
    'A side at 4 revokes and makes points enough for the game.',
    'may not score beyond 9 points',
  ),
  lawExample(
    'out-on-honors',
    cite(BOOK, '142', 'Cayenne'),
    { tricks: 'none' },
    'A side at 6 holds four honors and takes no odd trick.',
    'may not win the game',
  ),
  scoreExample(
    'deal',
    cite(BOOK, '141', 'Cayenne'),
    { cayenne: 'C', declaration: 'nullo', tricks: '3', before: '0.0', ...NO_REVOKE },
    'The dealer plays nullo, and his adversaries take ten tricks: the four over the book cost them 32.',
    { We: 2, 'We, game points': 12 },
  ),
  scoreExample(
    'deal',
    cite(BOOK, '141', 'Cayenne'),
    { cayenne: 'C', declaration: 'nullo', tricks: '10', before: '6.0', ...NO_REVOKE },
    'Thirty-two points against a side that is 6 up win games worth 2, 4 and 4, and 2 points stay on the marker.',
    { They: 2, We: 0, 'They, game points': 10 },
    'They win 3 games worth 2, 4, 4',
  ),
  scoreExample(
    'deal',
    cite(BOOK, '141', 'Cayenne'),
    { cayenne: 'C', declaration: 'H', tricks: '8', honors: '3', before: '0.0', ...NO_REVOKE },
    'Clubs are cut for cayenne and hearts declared: third color, multiplied by 2.',
    { We: 8 },
    'No game won',
  ),
  sheetExample(
    'rubber',
    cite(BOOK, '141', 'Cayenne'),
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
