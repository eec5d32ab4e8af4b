import type { Citation } from '../../books.ts';
import { doubted } from '../../laws/cites.ts';
import { bookValue, item, type ScoreItem } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const multiplier = (points: number, title: string, gist: string, cites: Citation): ScoreItem =>
  item({ title, gist, group: 'Multipliers', aka: ['color', 'multiply by'], books: { 'blue-ribbon-1940': bookValue(points, cites, { unit: 'multiple' }) } });
const value = (points: number, title: string, gist: string, cites: Citation): ScoreItem =>
  item({ title, gist, group: 'What a game is worth', aka: ['value of a game'], books: { 'blue-ribbon-1940': bookValue(points, cites) } });

export const points = {
  trick: item({
    title: 'Trick over six',
    gist: 'A trick that a side takes above six; in nullo it counts to the other side.',
    aka: ['odd trick', 'trick over the book'],
    group: 'Tricks and honors',
    books: { 'blue-ribbon-1940': bookValue(1, [cites.blue.rank, cites.blue.scoring], { per: 'a trick, before multiplying' }) },
  }),
  honor: item({
    title: 'Honors',
    gist: 'Ace, king, queen, jack and ten of trumps, to the side that holds more of them.',
    aka: ['honours', 'top five trumps'],
    group: 'Tricks and honors',
    books: { 'blue-ribbon-1940': bookValue(1, cites.blue.rank, { per: 'an honor more than the other side holds, before multiplying' }) },
  }),
  'honors-added': item({
    title: 'Added for the honors',
    gist: 'What the side with more honors adds to the difference.',
    group: 'Tricks and honors',
    books: { 'blue-ribbon-1940': bookValue(1, cites.blue.rank, { says: 'so that three honors count 2, four 4 and five 6' }) },
  }),
  'no-trump': multiplier(8, 'Grand or nullo', 'There are no trumps.', cites.blue.rank),
  cayenne: multiplier(
    4,
    'Cayenne itself',
    'The suit cut for cayenne is trumps.',
    doubted(
      cites.blue.scoring,
      'The suits of the table cannot be read in our copy. The one example in the text, hearts as third color to clubs, bears the order of colors out.',
    ),
  ),
  'second-color': multiplier(
    3,
    'Second color',
    'Trumps are the other suit of the color of cayenne.',
    doubted(
      cites.blue.scoring,
      'The suits of the table cannot be read in our copy. The one example in the text, hearts as third color to clubs, bears the order of colors out.',
    ),
  ),
  'third-color': multiplier(
    2,
    'Third color',
    'Trumps are the first suit of the other color.',
    doubted(
      cites.blue.scoring,
      'The suits of the table cannot be read in our copy. The one example in the text, hearts as third color to clubs, bears the order of colors out.',
    ),
  ),
  'fourth-color': multiplier(
    1,
    'Fourth color',
    'Trumps are the last suit.',
    doubted(
      cites.blue.scoring,
      'The suits of the table cannot be read in our copy. The one example in the text, hearts as third color to clubs, bears the order of colors out.',
    ),
  ),
  game: item({
    title: 'Game',
    gist: 'The points that win a game.',
    aka: ['how many points', 'ten points'],
    group: 'Game',
    books: {
      'blue-ribbon-1940': bookValue(10, cites.blue.scoring, { says: 'points over it are kept toward the next game, and those of the losers are turned down' }),
    },
  }),
  'honors-limit': item({
    title: 'Limit of honors alone',
    gist: 'Where a side stops that has no trick score on the deal.',
    aka: ['out on honors'],
    group: 'Game',
    books: { 'blue-ribbon-1940': bookValue(9, cites.blue.tricksFirst) },
  }),
  'value-nothing': value(4, 'Losers at nothing', 'The other side has scored no point.', cites.blue.scoring),
  'value-low': value(3, 'Losers at 1 to 3', 'The other side has not reached 4.', cites.blue.scoring),
  'value-middle': value(2, 'Losers at 4 to 6', 'The other side has not reached 7.', cites.blue.scoring),
  'value-high': value(
    1,
    'Losers at 7 to 9',
    'The other side is 7 up or more.',
    doubted(cites.blue.scoring, 'The book names 8 and 9; a score of 7 is no longer below 7 and is counted with them.'),
  ),
  'rubber-games': item({
    title: 'Games in a rubber',
    gist: 'The games, whatever their value, that win the rubber.',
    group: 'Rubber',
    books: { 'blue-ribbon-1940': bookValue(4, cites.blue.scoring, { unit: 'game' }) },
  }),
  rubber: item({
    title: 'Rubber',
    gist: 'What the side that first wins its games adds.',
    aka: ['rubber bonus'],
    group: 'Rubber',
    books: { 'blue-ribbon-1940': bookValue(8, cites.blue.scoring, { says: 'after which the game points of the other side are taken off' }) },
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'Tricks that the side in error loses.',
    aka: ['renege'],
    group: 'Penalties',
    books: { 'blue-ribbon-1940': bookValue(3, cites.blue.penalties, { unit: 'trick' }) },
  }),
  'revoke-limit': item({
    title: 'Limit after a revoke',
    gist: 'How far the side in error may score on that deal.',
    group: 'Penalties',
    books: { 'blue-ribbon-1940': bookValue(9, cites.blue.penalties) },
  }),
} as const;
