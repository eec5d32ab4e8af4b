import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const SIX = 'The points of a deal';
const BID = 'The bid';
const GAME = 'The game';
const { blue, uspc } = cites;

/** A trump that counts for the side that takes it, with the same figure in both books. */
const taken = (title: string, gist: string, points: number, aka: readonly string[]) =>
  item({ title, gist, aka, group: SIX, books: { 'blue-ribbon-1940': bookValue(points, blue.points), 'uspc-1898': bookValue(points, uspc.points) } });
/** High or low, which by the older book counts for the side that plays it. */
const played = (title: string, gist: string, aka: readonly string[]) =>
  item({
    title,
    gist,
    aka,
    group: SIX,
    books: {
      'blue-ribbon-1940': bookValue(1, blue.points, { says: 'to the side that wins it' }),
      'uspc-1898': bookValue(1, uspc.points, { says: 'to the side that plays it; by a variation to the side that takes it' }),
    },
  });

export const points = {
  high: played('High', 'The ace of trumps.', ['ace of trumps', 'who gets high']),
  low: played('Low', 'The deuce of trumps.', ['deuce of trumps', 'two of trumps', 'who gets low']),
  jack: taken('Jack', 'The jack of trumps.', 1, ['jack of trumps', 'knave']),
  game: taken('Game', 'The ten of trumps.', 1, ['ten of trumps', 'game point']),
  'right-pedro': taken('Right pedro', 'The five of trumps.', 5, ['five of trumps', 'pedro']),
  'left-pedro': taken('Left pedro', 'The five of the other suit of the same colour, which is a trump.', 5, [
    'five of the same color',
    'other five',
    'off five',
  ]),
  joker: item({
    title: 'Joker',
    gist: 'The highest trump of all, where it is added to the pack.',
    aka: ['cinch with the joker', 'joker in cinch'],
    group: SIX,
    books: {
      'blue-ribbon-1940': unscored('The pack has no joker.'),
      'uspc-1898': bookValue(10, uspc.variations, { says: 'by a variation; the ace is still high' }),
    },
  }),
  whole: item({
    title: 'All the points of a deal',
    gist: 'What high, low, jack, game and the two pedros come to.',
    aka: ['how many points in a hand', 'fourteen points', 'highest bid'],
    group: SIX,
    books: {
      'blue-ribbon-1940': bookValue(14, blue.points, { says: 'made in every deal', way: 'always' }),
      'uspc-1898': bookValue(14, uspc.points, { says: 'at most', way: 'at-most' }),
    },
  }),
  'bid-made': item({
    title: 'Bid made',
    gist: 'The side that named the trump makes as many points as it bid, or more.',
    aka: ['made the bid', 'made good', 'deduct the lower score'],
    group: BID,
    books: {
      'blue-ribbon-1940': ruled('the lower of the two sides’ scores is taken from the higher, and the difference is won', blue.count, { way: 'difference' }),
      'uspc-1898': ruled('each side scores all that it has made', uspc.count, { way: 'all' }),
    },
  }),
  'bid-failed': item({
    title: 'Bid failed',
    gist: 'The side that named the trump makes fewer points than it bid.',
    aka: ['set back', 'went set', 'euchred', 'missed the bid'],
    group: BID,
    books: {
      'blue-ribbon-1940': ruled('the adversaries score the bid as well as the points that they made; the bidder nothing', blue.count, {
        way: 'to-adversaries',
      }),
      'uspc-1898': ruled('the side is set back the amount of its bid', uspc.count, { way: 'set-back' }),
    },
  }),
  'to-adversaries': item({
    title: 'Failed bid given to the adversaries',
    gist: 'A custom: nobody is set back, and the amount goes to the other side.',
    aka: ['add to the other side', 'no set back'],
    group: BID,
    books: {
      'blue-ribbon-1940': unscored('What is a variation in the older book is the rule here: see the failed bid.'),
      'uspc-1898': ruled('the amount of the bid is added to the adversaries’ score', uspc.variations),
    },
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'What a revoke costs.',
    aka: ['renege', 'did not follow suit'],
    group: BID,
    books: {
      'blue-ribbon-1940': ruled(
        'the revoking side scores nothing; the bidder’s side loses its bid by it, and keeps what it makes after one by an adversary',
        blue.revoke,
        {
          way: 'bid-lost',
        },
      ),
      'uspc-1898': ruled('the revoking side scores nothing; the bidder keeps all that is made after a revoke by an adversary', uspc.hole, { way: 'nothing' }),
    },
  }),
  order: item({
    title: 'Order of counting',
    gist: 'Which points count first, when both sides can reach the game.',
    aka: ['who goes out first', 'both go out', 'precedence'],
    group: GAME,
    books: {
      'blue-ribbon-1940': unscored('One side alone scores in a deal.'),
      'uspc-1898': ruled('high, low, jack, game, right pedro, left pedro', uspc.points),
    },
  }),
  target: item({
    title: 'The score that wins',
    gist: 'The points that win the game.',
    aka: ['how many points to win', 'game is 51', 'game is 52'],
    group: GAME,
    books: { 'blue-ribbon-1940': bookValue(51, blue.points), 'uspc-1898': bookValue(52, uspc.players) },
  }),
} as const;
