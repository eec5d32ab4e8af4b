import { type BookValue, bookValue, item, ruled, type ScoreItem, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const counter = (title: string, points: number) =>
  item({
    title,
    gist: 'What the card is worth in the tricks of the player who took it, when game is counted.',
    aka: ['counting card', 'game count'],
    group: 'Counting for game',
    books: {
      'blue-ribbon-1940': bookValue(points, cites.blue.auctionScoring, { per: 'toward game' }),
      donohue: bookValue(points, [cites.donohue.playingScoring, cites.donohue.scoring], {
        per: 'toward game',
        says: 'By the laws of all fours, to which the section refers.',
      }),
      sierra: bookValue(points, cites.sierra.bidding, { per: 'toward game' }),
    },
  });
const four = (title: string, gist: string, aka: readonly string[], says: { blue?: string; donohue?: string; sierra?: string }): ScoreItem => {
  const one = (cites: Parameters<typeof bookValue>[1], text?: string): BookValue => bookValue(1, cites, text === undefined ? {} : { says: text });
  return item({
    title,
    gist,
    aka,
    group: 'The four points',
    books: {
      'blue-ribbon-1940': one(cites.blue.auctionScoring, says.blue),
      donohue: one(cites.donohue.auctionScoring, says.donohue),
      sierra: one(cites.sierra.bidding, says.sierra),
    },
  });
};

export const points = {
  high: four('High', 'The highest trump in play.', ['highest trump'], {
    blue: 'To the player it was dealt to.',
    sierra: 'To the player who wins the trick with it.',
  }),
  low: four('Low', 'The lowest trump in play.', ['lowest trump', 'who gets low', 'deuce of trumps'], {
    blue: 'To the player it was dealt to.',
    donohue: 'To the player who held it at first.',
    sierra: 'To the player who wins the trick with it.',
  }),
  jack: four('Jack', 'The jack of trumps, for the player whose trick it falls to.', ['jack of trumps', 'caught the jack', 'no jack'], {}),
  game: item({
    title: 'Game',
    gist: 'The highest count of tens, aces and court cards in the tricks of one player.',
    aka: ['game point'],
    group: 'The four points',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.auctionScoring),
      donohue: bookValue(1, cites.donohue.auctionScoring, { says: 'Nobody scores it when two tie.', way: 'none-on-a-tie' }),
      sierra: bookValue(1, cites.sierra.bidding, { says: 'Nobody scores it when two tie.', way: 'none-on-a-tie' }),
    },
  }),
  'card-ten': counter('Each ten', 10),
  'card-ace': counter('Each ace', 4),
  'card-king': counter('Each king', 3),
  'card-queen': counter('Each queen', 2),
  'card-jack': counter('Each jack', 1),
  'bid-failed': item({
    title: 'Bid not made',
    gist: 'The bidder makes fewer points than they bid, and is set back.',
    aka: ['set back', 'went set', 'lost the bid', 'in the hole'],
    group: 'The bid',
    books: {
      'blue-ribbon-1940': ruled('The amount of the bid is taken off, and nothing that the bidder made counts.', cites.blue.auctionScoring),
      donohue: ruled('The amount of the bid is taken off, and nothing that the bidder made counts.', cites.donohue.auctionObject),
      sierra: ruled('The amount of the bid is taken off, and nothing that the bidder made counts.', cites.sierra.scoringPoints, { way: 'of-two-or-more' }),
    },
  }),
  sold: item({
    title: 'Bid accepted by the seller',
    gist: 'The eldest hand sells the pitch, and scores the bid at once.',
    aka: ['sold the trump', 'selling out', 'commercial pitch'],
    group: 'The bid',
    books: {
      'blue-ribbon-1940': unscored('Bids go to the board in the modern game, and nobody scores them.'),
      donohue: ruled('The amount of the bid, before a card is led.', [cites.donohue.auctionBidding, cites.donohue.auctionScoring], { way: 'to-the-seller' }),
      sierra: unscored('Nothing is sold.'),
    },
  }),
  smudge: item({
    title: 'Smudge made',
    gist: 'The bidder has bid smudge, and makes all four points and all six tricks.',
    aka: ['shoot the moon', 'bid five', 'all six tricks'],
    group: 'The bid',
    books: {
      'blue-ribbon-1940': unscored('Smudge is a variation in this book, and wins the game.'),
      donohue: unscored(),
      sierra: bookValue(5, [cites.sierra.bidding, cites.sierra.scoringPoints], { says: 'Without that bid the four points are all that the hand brings.' }),
    },
  }),
  'smudge-failed': item({
    title: 'Smudge missed',
    gist: 'The bidder has bid smudge, and misses a point or a trick.',
    aka: ['missed the moon'],
    group: 'The bid',
    books: { 'blue-ribbon-1940': unscored(), donohue: unscored(), sierra: bookValue(-5, cites.sierra.scoringPoints) },
  }),
  order: item({
    title: 'Order of counting out',
    gist: 'Who counts first when more than one player can reach the game.',
    aka: ['bidder goes out first', 'who goes out first', 'both go out'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': ruled('The bidder first, with all that they made; then the others by high, low, jack, game.', cites.blue.auctionGame, {
        way: 'bidder-first',
      }),
      donohue: ruled('High, low, jack, game, no matter who made them. A bid that was sold has been scored before.', cites.donohue.auctionScoring),
      sierra: ruled('High, low, jack, game, no matter who made them.', cites.sierra.scoringPoints),
    },
  }),
  target: item({
    title: 'The score that wins',
    gist: 'The points that win the game.',
    aka: ['how many points to win'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': bookValue(10, cites.blue.auctionScoring),
      donohue: bookValue(10, cites.donohue.auctionScoring, { says: 'Counted down to nothing.' }),
      sierra: bookValue(7, cites.sierra.play, { says: 'Or eleven or twenty-one, as chosen.' }),
    },
  }),
  'middle-target': item({
    title: 'The game of 11',
    gist: 'The points that win where a game of 11 is chosen.',
    group: 'The game',
    books: { 'blue-ribbon-1940': unscored(), donohue: unscored(), sierra: bookValue(11, cites.sierra.play) },
  }),
  'long-target': item({
    title: 'The game of 21',
    gist: 'The points that win where a game of 21 is chosen.',
    group: 'The game',
    books: { 'blue-ribbon-1940': unscored(), donohue: unscored(), sierra: bookValue(21, cites.sierra.play) },
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'What a revoke costs when there was a bid.',
    aka: ['renege'],
    group: 'Penalties',
    books: {
      'blue-ribbon-1940': ruled('The offender is set back the amount of the bid and scores nothing.', cites.blue.penalties, { way: 'saves-the-bidder' }),
      donohue: ruled('The offender is set back the highest number bid in the deal and scores nothing.', cites.donohue.playingScoring, {
        way: 'loss-made-good',
      }),
      sierra: unscored('No penalty is printed.'),
    },
  }),
  'revoke-no-bid': item({
    title: 'Revoke, nobody having bid',
    gist: 'What a revoke costs on a deal without a bid.',
    group: 'Penalties',
    books: {
      'blue-ribbon-1940': bookValue(-2, cites.blue.penalties, { says: 'The offender scores nothing besides.' }),
      donohue: unscored(),
      sierra: unscored(),
    },
  }),
  'pitched-unbid': item({
    title: 'Pitched without a bid',
    gist: 'A player whose turn it is to bid leads the trump and names no bid: so many points must be made.',
    aka: ['pitched without bidding', 'led without bidding'],
    group: 'Penalties',
    books: { 'blue-ribbon-1940': bookValue(4, cites.blue.penalties, { says: 'Otherwise the player is set back.' }), donohue: unscored(), sierra: unscored() },
  }),
} as const;
