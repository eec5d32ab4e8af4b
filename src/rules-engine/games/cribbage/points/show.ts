import { doubted } from '../../../laws/cites.ts';
import { bookValue, item, unscored } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { counted } from './counted.ts';

const SHOW = 'The show';
const STARTER = 'The starter';

export const showPoints = {
  heels: item({
    title: 'His heels',
    gist: 'The starter is a jack; the dealer scores at once.',
    aka: ['two for his heels', 'jack turned up', 'nibs'],
    group: STARTER,
    books: {
      'uspc-1898': bookValue(2, cites.uspc.counting),
      donohue: bookValue(2, cites.donohue.fiveCardPlay),
      'blue-ribbon-1940': bookValue(2, cites.blue.fiveCardStarter),
      sierra: bookValue(2, cites.sierra.play),
    },
  }),
  nobs: item({
    title: 'His nobs',
    gist: 'The jack of the starter’s suit in hand or crib.',
    aka: ['one for his nob', 'nobody', 'right jack'],
    group: SHOW,
    books: {
      'uspc-1898': bookValue(1, cites.uspc.counting),
      donohue: bookValue(1, doubted(cites.donohue.fiveCardScoring, 'Our copy prints "Nobody"; a jack turned up does not count a second time.')),
      'blue-ribbon-1940': bookValue(1, cites.blue.fiveCardHighestHand),
      sierra: bookValue(1, cites.sierra.hand),
    },
  }),
  fifteen: item({
    title: 'Fifteen',
    gist: 'Each different set of cards that adds up to 15.',
    aka: ['fifteen-two'],
    group: SHOW,
    books: {
      'uspc-1898': bookValue(2, cites.uspc.counting),
      donohue: bookValue(2, cites.donohue.fiveCardScoring),
      'blue-ribbon-1940': bookValue(2, cites.blue.fiveCardHighestHand),
      sierra: bookValue(2, cites.sierra.hand),
    },
  }),
  pair: item({
    title: 'Pair',
    gist: 'Two cards of one rank.',
    group: SHOW,
    books: {
      'uspc-1898': bookValue(2, cites.uspc.counting),
      donohue: bookValue(2, cites.donohue.fiveCardScoring),
      'blue-ribbon-1940': bookValue(2, cites.blue.fiveCardHighestHand),
      sierra: bookValue(2, cites.sierra.hand),
    },
  }),
  'pair-royal': item({
    title: 'Pair royal',
    gist: 'Three cards of one rank: three pairs.',
    aka: ['three of a kind', 'triplets', 'prial'],
    group: SHOW,
    books: {
      'uspc-1898': bookValue(6, cites.uspc.counting, { way: 'triplets' }),
      donohue: bookValue(6, cites.donohue.fiveCardScoring, { way: 'royals' }),
      'blue-ribbon-1940': bookValue(6, cites.blue.sixCardScoring, { way: 'royals' }),
      sierra: bookValue(6, cites.sierra.hand, { way: 'kinds' }),
    },
  }),
  'double-pair-royal': item({
    title: 'Double pair royal',
    gist: 'Four cards of one rank: six pairs.',
    aka: ['four of a kind', 'fours'],
    group: SHOW,
    books: {
      'uspc-1898': bookValue(12, cites.uspc.counting),
      donohue: bookValue(12, cites.donohue.fiveCardScoring),
      'blue-ribbon-1940': bookValue(12, cites.blue.fiveCardScoring),
      sierra: bookValue(12, cites.sierra.hand),
    },
  }),
  run: item({
    title: 'Run',
    gist: 'Three or more cards that follow in rank, once for each way of making it.',
    aka: ['sequence', 'straight'],
    group: SHOW,
    books: {
      'uspc-1898': bookValue(1, cites.uspc.counting, { per: 'a card' }),
      donohue: bookValue(1, cites.donohue.fiveCardScoring, { per: 'a card' }),
      'blue-ribbon-1940': bookValue(1, cites.blue.fiveCardHighestHand, { per: 'a card' }),
      sierra: bookValue(1, cites.sierra.hand, { per: 'a card' }),
    },
  }),
  'double-run-of-three': item({
    title: 'Double run of three',
    gist: 'A run of three with one of its cards paired, as 6 6 5 4.',
    group: SHOW,
    books: {
      'uspc-1898': bookValue(8, cites.uspc.counting, { says: counted('2 runs and a pair') }),
      donohue: unscored('Counted run by run and pair by pair.'),
      'blue-ribbon-1940': unscored('Counted run by run and pair by pair.'),
      sierra: bookValue(8, cites.sierra.hand, { says: counted('2 runs and a pair') }),
    },
  }),
  'double-run-of-four': item({
    title: 'Double run of four',
    gist: 'A run of four with one of its cards paired, as 7 6 6 5 4.',
    group: SHOW,
    books: {
      'uspc-1898': bookValue(10, cites.uspc.counting, { says: counted('2 runs and a pair') }),
      donohue: unscored('Counted run by run and pair by pair.'),
      'blue-ribbon-1940': unscored('Counted run by run and pair by pair.'),
      sierra: bookValue(10, cites.sierra.hand, { says: counted('2 runs and a pair') }),
    },
  }),
  'triple-run': item({
    title: 'Triple run',
    gist: 'A run of three with one of its cards three times, as 8 7 6 6 6.',
    group: SHOW,
    books: {
      'uspc-1898': bookValue(15, cites.uspc.counting, { says: counted('3 runs and a pair royal') }),
      donohue: unscored('Counted run by run and pair by pair.'),
      'blue-ribbon-1940': unscored('Counted run by run and pair by pair: an example of 3 runs and 3 pairs is worked out.'),
      sierra: bookValue(15, cites.sierra.hand, { says: counted('3 runs and a pair royal') }),
    },
  }),
  'quadruple-run': item({
    title: 'Quadruple run',
    gist: 'A run of three with two of its cards paired, as 8 8 7 7 6.',
    aka: ['double double run'],
    group: SHOW,
    books: {
      'uspc-1898': bookValue(16, cites.uspc.counting, { says: counted('4 runs and 2 pairs') }),
      donohue: unscored('Counted run by run and pair by pair.'),
      'blue-ribbon-1940': unscored('Counted run by run and pair by pair.'),
      sierra: bookValue(16, cites.sierra.hand, { says: counted('4 runs and 2 pairs') }),
    },
  }),
  flush: item({
    title: 'Flush in hand',
    gist: 'All four cards of the hand are of one suit, the starter of another.',
    group: SHOW,
    books: {
      'uspc-1898': bookValue(4, cites.uspc.counting, { way: 'hand-of-four' }),
      donohue: bookValue(4, [cites.donohue.terms, cites.donohue.fiveCardScoring], { says: 'as many points as cards', way: 'hand-of-four' }),
      'blue-ribbon-1940': bookValue(
        4,
        doubted(
          cites.blue.fiveCardScoring,
          'The book states it for a hand of 3 cards (3 points, and 4 with the starter). For the 4-card hand it gives no number; one point a card is carried over here.',
        ),
        { says: 'a point a card', way: 'hand-of-four' },
      ),
      sierra: bookValue(4, cites.sierra.hand, { way: 'hand-of-four' }),
    },
  }),
  'flush-with-starter': item({
    title: 'Flush with the starter',
    gist: 'All four cards of the hand and the starter are of one suit.',
    group: SHOW,
    books: {
      'uspc-1898': bookValue(5, cites.uspc.counting),
      donohue: bookValue(5, [cites.donohue.terms, cites.donohue.fiveCardScoring], { says: 'as many points as cards' }),
      'blue-ribbon-1940': bookValue(
        5,
        doubted(
          cites.blue.fiveCardScoring,
          'The book states it for a hand of 3 cards (3 points, and 4 with the starter). For the 4-card hand it gives no number; one point a card is carried over here.',
        ),
        { says: 'a point a card', way: 'carried-over' },
      ),
      sierra: bookValue(5, cites.sierra.hand),
    },
  }),
  'crib-flush': item({
    title: 'Flush in the crib',
    gist: 'All four cards of the crib and the starter are of one suit; without the starter it is nothing.',
    group: SHOW,
    books: {
      'uspc-1898': bookValue(5, cites.uspc.counting),
      donohue: bookValue(5, cites.donohue.terms, { says: 'as many points as cards; the turn-up has to match' }),
      'blue-ribbon-1940': bookValue(5, cites.blue.fiveCardScoring),
      sierra: unscored('The manual lists flushes for the hand and has no word on the crib.'),
    },
  }),
  'highest-hand': item({
    title: 'The highest hand',
    gist: 'Three fives and a jack, with the fourth five, of the jack’s suit, as the starter.',
    aka: ['29 hand', 'perfect hand'],
    group: SHOW,
    books: {
      'uspc-1898': unscored(),
      donohue: unscored(),
      'blue-ribbon-1940': bookValue(29, cites.blue.fiveCardHighestHand, { says: '12 for pairs, 16 for fifteens and 1 for his nobs' }),
      sierra: unscored(),
    },
  }),
} as const;
