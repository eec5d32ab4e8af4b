import { doubted } from '../../../../laws/cites.ts';
import { bookValue, item, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const TRICK = { unit: 'trick' } as const;
const values = doubted(cites.blue.cardValues, 'The table is damaged in our copy and rebuilt from the examples under it.');
const kingQueen = doubted(
  cites.blue.cardValues,
  'The table is damaged in our copy; that king and queen win one trick follows from the words above it, and page 443 counts them so.',
);
const shape = doubted(
  cites.sierra.strategies,
  'No card is counted both ways; the one example is a bare king, taken as the singleton. What holds of other short suits is our reading.',
);
const twoCards = doubted(
  cites.sierra.strategies,
  'The example of a hand for a response counts six, for an ace and two jacks, though it has two clubs alone; by the table the doubleton makes it seven.',
);

export const biddingPoints = {
  'ace-king': item({
    title: 'Ace and king',
    gist: 'Both in one suit.',
    group: 'Quick tricks',
    books: { 'blue-ribbon-1940': bookValue(2, values, TRICK), sierra: unscored() },
  }),
  'ace-queen': item({
    title: 'Ace and queen',
    gist: 'Both in one suit, without the king.',
    group: 'Quick tricks',
    books: { 'blue-ribbon-1940': bookValue(1.5, values, TRICK), sierra: unscored() },
  }),
  ace: item({
    title: 'Ace',
    gist: 'Without king and queen of its suit.',
    group: 'Quick tricks',
    books: { 'blue-ribbon-1940': bookValue(1, values, TRICK), sierra: unscored() },
  }),
  'king-queen': item({
    title: 'King and queen',
    gist: 'Both in one suit, without the ace.',
    group: 'Quick tricks',
    books: { 'blue-ribbon-1940': bookValue(1, kingQueen, TRICK), sierra: unscored() },
  }),
  'guarded-king': item({
    title: 'Guarded king',
    gist: 'With another card of its suit, without ace and queen.',
    group: 'Quick tricks',
    books: { 'blue-ribbon-1940': bookValue(0.5, values, TRICK), sierra: unscored() },
  }),
  'high-ace': item({
    title: 'Ace',
    gist: 'In the count of high cards.',
    aka: ['high card points', 'point count'],
    group: 'The count of high cards',
    books: { 'blue-ribbon-1940': bookValue(4, cites.blue.noBidding), sierra: bookValue(4, cites.sierra.strategies) },
  }),
  'high-king': item({
    title: 'King',
    gist: 'In the count of high cards.',
    group: 'The count of high cards',
    books: { 'blue-ribbon-1940': bookValue(3, cites.blue.noBidding), sierra: bookValue(3, cites.sierra.strategies) },
  }),
  'high-queen': item({
    title: 'Queen',
    gist: 'In the count of high cards.',
    group: 'The count of high cards',
    books: { 'blue-ribbon-1940': bookValue(2, cites.blue.noBidding), sierra: bookValue(2, cites.sierra.strategies) },
  }),
  'high-jack': item({
    title: 'Jack',
    gist: 'In the count of high cards.',
    group: 'The count of high cards',
    books: { 'blue-ribbon-1940': bookValue(1, cites.blue.noBidding), sierra: bookValue(1, cites.sierra.strategies) },
  }),
  void: item({
    title: 'Void',
    gist: 'No card of a suit.',
    group: 'Distribution',
    books: { sierra: bookValue(3, cites.sierra.strategies), 'blue-ribbon-1940': unscored() },
  }),
  singleton: item({
    title: 'Singleton',
    gist: 'One card of a suit.',
    group: 'Distribution',
    books: { sierra: bookValue(2, shape), 'blue-ribbon-1940': unscored() },
  }),
  doubleton: item({
    title: 'Doubleton',
    gist: 'Two cards of a suit.',
    group: 'Distribution',
    books: { sierra: bookValue(1, [shape, twoCards]), 'blue-ribbon-1940': unscored() },
  }),
  open: item({
    title: 'To open',
    gist: 'What a bid of one in a suit shows.',
    aka: ['opening bid', 'can I open'],
    group: 'Bids',
    books: {
      'blue-ribbon-1940': bookValue(2.5, cites.blue.influenceBidding, TRICK),
      sierra: bookValue(13, cites.sierra.strategies, { says: 'High cards and distribution together.' }),
    },
  }),
  'open-vulnerable': item({
    title: 'To open, vulnerable',
    gist: 'What a bid of one in a suit shows where the side has a game.',
    group: 'Bids',
    books: { 'blue-ribbon-1940': bookValue(3, cites.blue.influenceBidding, TRICK), sierra: unscored() },
  }),
  'open-no-trump': item({
    title: 'To open at no-trump',
    gist: 'What a bid of one no-trump shows in high cards.',
    group: 'Bids',
    books: {
      'blue-ribbon-1940': bookValue(13, cites.blue.noNoTrump, { says: 'With no suit that may be bid.' }),
      sierra: bookValue(15, cites.sierra.strategies, { says: 'With an even hand and every suit stopped.' }),
    },
  }),
};
