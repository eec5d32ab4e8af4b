import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const CARDS = 'The points of a deal';
const BID = 'The bid';
const GAME = 'The game';
const { blue, donohue, uspc } = cites;
const TAKEN = 'to the player who takes it';

export const points = {
  high: item({
    title: 'High',
    gist: 'The highest trump that is out.',
    aka: ['highest trump', 'ace of trumps'],
    group: CARDS,
    books: {
      'blue-ribbon-1940': bookValue(1, blue.points, { says: TAKEN }),
      donohue: bookValue(1, donohue.order),
      'uspc-1898': bookValue(1, uspc.points, { says: TAKEN }),
    },
  }),
  low: item({
    title: 'Low',
    gist: 'The lowest trump that is out.',
    aka: ['lowest trump', 'deuce of trumps', 'who gets low'],
    group: CARDS,
    books: {
      'blue-ribbon-1940': bookValue(1, blue.points, { says: TAKEN }),
      donohue: bookValue(1, [donohue.order, donohue.clause, donohue.low], {
        says: 'to the player who held it; in some places the deuce alone, to the taker',
        way: 'held',
      }),
      'uspc-1898': bookValue(1, uspc.points, { says: TAKEN }),
    },
  }),
  jack: item({
    title: 'Jack',
    gist: 'The jack of trumps, for the player who takes it.',
    aka: ['jack of trumps', 'knave'],
    group: CARDS,
    books: { 'blue-ribbon-1940': bookValue(1, blue.points), donohue: bookValue(1, donohue.order), 'uspc-1898': bookValue(1, uspc.points) },
  }),
  game: item({
    title: 'Game',
    gist: 'The ten of trumps, or by the counting of tens, aces and court cards.',
    aka: ['ten of trumps', 'game point'],
    group: CARDS,
    books: {
      'blue-ribbon-1940': bookValue(1, blue.points, { says: 'the ten of trumps' }),
      donohue: bookValue(1, [donohue.order, donohue.clause, donohue.ten], {
        says: 'as in pitch, by the count; in some places the ten of trumps alone',
        way: 'by-the-count',
      }),
      'uspc-1898': bookValue(1, uspc.points, { says: 'the ten of trumps' }),
    },
  }),
  pedro: item({
    title: 'Pedro',
    gist: 'The five of trumps, for the player who takes it.',
    aka: ['five of trumps', 'the five'],
    group: CARDS,
    books: {
      'blue-ribbon-1940': unscored('Under Pedro itself it gives the five no worth; its forms do.'),
      donohue: bookValue(5, donohue.pedro),
      'uspc-1898': bookValue(5, uspc.points),
    },
  }),
  whole: item({
    title: 'All the points of a deal',
    gist: 'The most that one deal can bring.',
    aka: ['how many points in a hand', 'highest bid', 'nine points'],
    group: CARDS,
    books: {
      'blue-ribbon-1940': unscored('Under Pedro itself no sum is printed.'),
      donohue: bookValue(9, donohue.withoutSancho),
      'uspc-1898': bookValue(9, uspc.pedro),
    },
  }),
  'bid-made': item({
    title: 'Bid made',
    gist: 'The player who bought or kept the trump makes as many points as were bid, or more.',
    aka: ['made more than the bid', 'over the bid'],
    group: BID,
    books: {
      'blue-ribbon-1940': unscored('It is left to auction pitch, of which this is a variety.'),
      donohue: ruled('all that the player has made, above the bid as well', donohue.made),
      'uspc-1898': ruled('all that the player has made', uspc.failed),
    },
  }),
  'only-bid': item({
    title: 'Nothing above the bid',
    gist: 'A custom: a successful bidder scores the amount of the bid and no more, the others what they made.',
    aka: ['only score the bid'],
    group: BID,
    books: { 'blue-ribbon-1940': unscored(), donohue: ruled('the amount of the bid, in some places', donohue.onlyBid), 'uspc-1898': unscored() },
  }),
  'bid-failed': item({
    title: 'Bid not made',
    gist: 'The player who bought or kept the trump makes fewer points than were bid.',
    aka: ['set back', 'went set', 'in the hole'],
    group: BID,
    books: {
      'blue-ribbon-1940': ruled('as in auction pitch: the amount of the bid comes off, and what the player made counts for nothing', [
        blue.family,
        blue.penalties,
      ]),
      donohue: ruled('the amount of the bid is put back on the player’s score, and what the player made counts for nothing', [donohue.game, donohue.clause]),
      'uspc-1898': ruled('the amount of the bid is put back on the player’s score, and what the player made counts for nothing', uspc.failed),
    },
  }),
  sold: item({
    title: 'Bid accepted by the dealer',
    gist: 'The dealer sells the trump to the highest bidder.',
    aka: ['sold the trump', 'dealer scores the bid'],
    group: BID,
    books: {
      'blue-ribbon-1940': unscored('Bids go to the board, and nobody scores them.'),
      donohue: ruled('the amount of the bid, as the seller scores it in pitch', [donohue.clause, donohue.seller], { way: 'to-the-dealer' }),
      'uspc-1898': ruled('the amount of the bid, taken off the dealer’s score at once', uspc.noBid, { way: 'to-the-dealer' }),
    },
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'What a revoke costs where there was a bid.',
    aka: ['renege'],
    group: BID,
    books: {
      'blue-ribbon-1940': ruled('as in auction pitch: set back by the bid, and nothing scored', blue.penalties, { way: 'saves-the-bidder' }),
      donohue: ruled('as in pitch: set back by the bid, and nothing scored', donohue.clause, { way: 'loss-made-good' }),
      'uspc-1898': ruled('set back by the bid, and nothing scored', uspc.revoke, { way: 'loss-made-good' }),
    },
  }),
  'revoke-no-bid': item({
    title: 'Revoke, nobody having bid',
    gist: 'What a revoke costs on a deal without a bid.',
    group: BID,
    books: {
      'blue-ribbon-1940': bookValue(-2, blue.penalties, { says: 'by the penalties of auction pitch, page 9; nothing is scored besides' }),
      donohue: unscored(),
      'uspc-1898': unscored(),
    },
  }),
  order: item<'joker-before-sancho'>({
    title: 'Order of counting out',
    gist: 'Which point counts first, where more than one player can reach the game.',
    aka: ['who goes out first', 'both go out', 'precedence'],
    group: GAME,
    books: {
      'blue-ribbon-1940': unscored('Under Pedro itself no order is printed.'),
      donohue: ruled('high, low, jack, game, pedro', [donohue.order, donohue.withoutSancho]),
      'uspc-1898': ruled('high, low, jack, game, pedro', [uspc.points, uspc.pedro]),
    },
  }),
  target: item({
    title: 'The game',
    gist: 'The points that win, counted down to nothing.',
    aka: ['how many points to win', 'game is 21'],
    group: GAME,
    books: {
      'blue-ribbon-1940': unscored('Under Pedro itself no number is printed.'),
      donohue: bookValue(21, donohue.withoutSancho),
      'uspc-1898': bookValue(21, uspc.pedro),
    },
  }),
} as const;
