import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Cayenne } from './code.ts';

const NO_REVOKE = { revoke: 'none' };

export const examples: readonly ExampleOf<Cayenne>[] = [
  lawExample(
    'dealer-undecided',
    cites.blue.rank,
    {},
    'The dealer sees no good declaration and leaves it to his partner.',
    'The declaration passes to the dealer’s partner',
  ),
  lawExample(
    'revoke',
    cites.blue.penalties,
    {},
    'A side at 4 revokes and makes points enough for the game.',
    'The other side takes 3 tricks from the player’s side',
  ),
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
  valueExample('trick', cites.blue.rank, 'A side takes eight tricks, two of them above the book.', 1),
  valueExample('honors-added', cites.blue.rank, 'One side has ace, king and queen of trumps, the other jack and ten; the difference of one grows.', 1),
  scoreExample(
    'deal',
    cites.blue.scoring,
    { cayenne: 'H', declaration: 'H', tricks: '7', honors: '3', before: '0.0', ...NO_REVOKE },
    'Cayenne itself is named: the odd trick and three honors.',
    { We: 2, 'We, game points': 4 },
  ),
  scoreExample(
    'deal',
    cites.blue.scoring,
    { cayenne: 'H', declaration: 'D', tricks: '7', honors: '3', before: '0.0', ...NO_REVOKE },
    'The same cards in the other red suit.',
    { We: 9 },
    'No game won',
  ),
  scoreExample(
    'deal',
    cites.blue.scoring,
    { cayenne: 'C', declaration: 'H', tricks: '9', honors: '5', before: '0.2', ...NO_REVOKE },
    'Eighteen are made against a side with two on the marker.',
    { We: 8, They: 0, 'We, game points': 3 },
  ),
  scoreExample(
    'deal',
    cites.blue.scoring,
    { cayenne: 'C', declaration: 'H', tricks: '9', honors: '5', before: '0.8', ...NO_REVOKE },
    'The other side stands at eight and is turned down all the same.',
    { We: 8, They: 0, 'We, game points': 1 },
  ),
  valueExample('cayenne', cites.blue.scoring, 'Clubs are cut, and the dealer names clubs.', 4),
  valueExample('second-color', cites.blue.scoring, 'Clubs are cut, and spades are named.', 3),
  valueExample('honors-limit', cites.blue.tricksFirst, 'At seven a side has honors enough for the game, and not one trick over six.', 9),
  valueExample('value-low', cites.blue.scoring, 'The losers have made three.', 3),
  valueExample('value-high', cites.blue.scoring, 'The losers were one point from home.', 1),
  valueExample('rubber-games', cites.blue.scoring, 'Three games to three: the next decides.', 4),
  valueExample('revoke', cites.blue.tricksFirst, 'A heart is found in a hand that had trumped hearts.', 3),
  valueExample('revoke-limit', cites.blue.tricksFirst, 'The side that revoked takes every trick that is left.', 9),
];
