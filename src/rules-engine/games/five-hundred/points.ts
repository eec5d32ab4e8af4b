import type { Citation } from '../../books.ts';
import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const TABLE = 'The bid, by the printed table';
const IN_WORDS = 'The bid, by the order of the suits in the book’s text';
const COUNT = 'The count';
const GAME = 'The game';
const { blue, donohue } = cites;

/** The tricks above five in bids of six, seven, eight and nine; each is worth the same. */
const STEPS = [1, 2, 3, 4] as const;
const PER = 'a trick bid above five';
const bid = (points: number, cited: Citation) =>
  bookValue(points, cited, { per: PER, says: `${STEPS.map((step) => points * step).join(', ')} for six, seven, eight and nine tricks` });

const LABEL = 'The names of the suits are damaged in this row of our copy; the examples on both pages and the note on nullo (page 394) settle which is which.';
const labelled = doubted(blue.table, LABEL);
const ONE_SCHEDULE = unscored('Its table and its text have one order of suits; see the table.');
/** Returns a score item by the text of a book whose table has a different order of suits. */
const inWords = (suit: string, points: number, cited: Citation, aka: readonly string[]) =>
  item({
    title: `${suit}, by the text`,
    gist: `A bid in ${suit.toLowerCase()}, where the order of the suits in the text is followed and not the table.`,
    aka,
    group: IN_WORDS,
    books: { 'blue-ribbon-1940': ONE_SCHEDULE, donohue: bid(points, cited) },
  });

export const points = {
  spades: item({
    title: 'Spades',
    gist: 'A bid with spades as trumps.',
    aka: ['six spades', 'eight spades', 'schedule', 'bid table'],
    group: TABLE,
    books: { 'blue-ribbon-1940': bid(60, labelled), donohue: bid(40, donohue.table) },
  }),
  clubs: item({
    title: 'Clubs',
    gist: 'A bid with clubs as trumps.',
    aka: ['six clubs', 'eight clubs', 'schedule', 'bid table'],
    group: TABLE,
    books: { 'blue-ribbon-1940': bid(40, labelled), donohue: bid(60, donohue.table) },
  }),
  hearts: item({
    title: 'Hearts',
    gist: 'A bid with hearts as trumps.',
    aka: ['seven hearts', 'schedule', 'bid table'],
    group: TABLE,
    books: { 'blue-ribbon-1940': bid(80, labelled), donohue: bid(100, donohue.table) },
  }),
  diamonds: item({
    title: 'Diamonds',
    gist: 'A bid with diamonds as trumps.',
    aka: ['seven diamonds', 'schedule', 'bid table'],
    group: TABLE,
    books: { 'blue-ribbon-1940': bid(100, labelled), donohue: bid(80, donohue.table) },
  }),
  'no-trumps': item({
    title: 'No trumps',
    gist: 'A bid without a trump suit.',
    aka: ['no trump', 'notrump', 'NT'],
    group: TABLE,
    books: { 'blue-ribbon-1940': bid(120, labelled), donohue: bid(120, donohue.table) },
  }),
  'clubs-in-words': inWords('Clubs', 40, donohue.bids, ['lowest suit', 'nine clubs']),
  'spades-in-words': inWords('Spades', 60, donohue.bids, ['eight spades 180']),
  'hearts-in-words': inWords('Hearts', 80, donohue.bids, ['eight hearts 240']),
  'diamonds-in-words': inWords(
    'Diamonds',
    100,
    doubted(donohue.bids, 'No example has a bid in diamonds; the text puts them between hearts and no trumps, and one row of the table is left.'),
    ['highest suit'],
  ),
  'all-ten': item({
    title: 'All ten tricks',
    gist: 'The bidder takes every trick on a bid that is worth less.',
    aka: ['slam', 'grand slam', 'ten tricks', '250'],
    group: COUNT,
    books: {
      'blue-ribbon-1940': bookValue(250, blue.count, { says: 'instead of a bid worth less; a bid worth more scores itself' }),
      donohue: bookValue(250, donohue.count, { says: 'instead of a bid worth less' }),
    },
  }),
  trick: item({
    title: 'Another player’s trick',
    gist: 'A trick won by a player who did not make the bid, whatever the trump.',
    aka: ['opponents tricks', 'ten a trick', 'defenders score'],
    group: COUNT,
    books: { 'blue-ribbon-1940': bookValue(10, blue.count, { per: 'a trick' }), donohue: bookValue(10, donohue.others, { per: 'a trick' }) },
  }),
  'bid-made': item({
    title: 'Bid made',
    gist: 'The bidder takes the tricks bid, or more.',
    aka: ['overtricks', 'extra tricks', 'made more than bid'],
    group: COUNT,
    books: {
      'blue-ribbon-1940': ruled('the amount of the bid, and nothing for more tricks short of all ten', blue.count),
      donohue: ruled('the amount of the bid, and nothing for more tricks short of all ten', donohue.count),
    },
  }),
  'bid-failed': item({
    title: 'Bid failed',
    gist: 'The bidder takes fewer tricks than were bid.',
    aka: ['set back', 'in the hole', 'minus', 'below zero', 'went set'],
    group: COUNT,
    books: {
      'blue-ribbon-1940': ruled('the amount of the bid off the score, below nothing if need be', blue.failed),
      donohue: ruled('the amount of the bid off the score', donohue.others),
    },
  }),
  'revoke-by-adversary': item({
    title: 'Revoke by an adversary of the bidder',
    gist: 'What the bidder scores when one of the others has revoked.',
    aka: ['opponent reneged', 'adversary revoked'],
    group: COUNT,
    books: {
      'blue-ribbon-1940': ruled('the bid, or the hand played out for all ten tricks', blue.penalties, { way: 'may-play-out' }),
      donohue: ruled('the bid', donohue.revoke, { way: 'bid' }),
    },
  }),
  order: item({
    title: 'Order of counting',
    gist: 'Who counts first, when more than one can reach the game.',
    aka: ['bidder first', 'counts out', 'who goes out first'],
    group: GAME,
    books: {
      'blue-ribbon-1940': ruled('the bidder counts before the others', blue.game),
      donohue: ruled('the bidder counts before the others', donohue.first),
    },
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins.',
    aka: ['how many points to win', '500 up'],
    group: GAME,
    books: { 'blue-ribbon-1940': bookValue(500, blue.game), donohue: bookValue(500, donohue.table) },
  }),
};
