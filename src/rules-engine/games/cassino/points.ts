import { cite } from '../../books.ts';
import { item, ruled, unscored, worth } from '../../core/points.ts';
import { BLUE_SCORE, BLUE_SWEEP, DONOHUE_SCORE, DONOHUE_SWEEP, USPC } from './cites.ts';

const HEADING = 'Cassino: Value of the Points, and Scoring';

export const points = {
  cards: item({
    title: 'Cards',
    gist: 'The greatest number of cards taken in.',
    aka: ['most cards', 'majority of cards', '27 cards'],
    group: 'Counted at the end',
    books: {
      'blue-ribbon-1940': worth(3, BLUE_SCORE, { says: 'Nobody scores it in a tie.' }),
      donohue: worth(3, cite('donohue', '92', HEADING, { doubt: 'Our scan reads 8; the figure is that of the other books.' })),
      'uspc-1898': worth(3, USPC),
    },
  }),
  spades: item({
    title: 'Spades',
    gist: 'The greatest number of spades taken in.',
    aka: ['most spades', 'majority of spades', 'seven spades'],
    group: 'Counted at the end',
    books: { 'blue-ribbon-1940': worth(1, BLUE_SCORE), donohue: worth(1, DONOHUE_SCORE), 'uspc-1898': worth(1, USPC) },
  }),
  'big-cassino': item({
    title: 'Big Cassino',
    gist: 'The ten of diamonds, for the player who takes it in.',
    aka: ['ten of diamonds', 'great cassino', 'big ten', 'good ten'],
    group: 'Cards taken in',
    books: {
      'blue-ribbon-1940': worth(2, BLUE_SCORE),
      donohue: worth(2, cite('donohue', '91', HEADING, { doubt: 'Our scan reads 3; the figure is that of the other books.' })),
      'uspc-1898': worth(2, USPC),
    },
  }),
  'little-cassino': item({
    title: 'Little Cassino',
    gist: 'The two of spades, for the player who takes it in.',
    aka: ['two of spades', 'deuce of spades', 'good two'],
    group: 'Cards taken in',
    books: { 'blue-ribbon-1940': worth(1, BLUE_SCORE), donohue: worth(1, DONOHUE_SCORE), 'uspc-1898': worth(1, USPC) },
  }),
  ace: item({
    title: 'Each ace',
    gist: 'An ace, for the player who takes it in.',
    aka: ['aces'],
    group: 'Cards taken in',
    books: {
      'blue-ribbon-1940': worth(1, BLUE_SCORE, { per: 'an ace' }),
      donohue: worth(1, DONOHUE_SCORE, { per: 'an ace' }),
      'uspc-1898': worth(1, USPC, { per: 'an ace' }),
    },
  }),
  sweep: item({
    title: 'Each sweep',
    gist: 'Every card on the table taken in with one play.',
    aka: ['cleared the table', 'sweeps', 'clean sweep'],
    group: 'Cards taken in',
    books: {
      'blue-ribbon-1940': worth(1, BLUE_SWEEP, { per: 'a sweep' }),
      donohue: worth(1, [DONOHUE_SCORE, DONOHUE_SWEEP], { per: 'a sweep', says: 'Sweeps of the two players cancel one another; the difference counts.' }),
      'uspc-1898': worth(1, USPC, { per: 'a sweep', says: 'Unless it is agreed not to count them.' }),
    },
  }),
  'whole-deal': item({
    title: 'All the points of a deal',
    gist: 'What cards, spades, both cassinos and the aces come to together, without sweeps.',
    aka: ['eleven points', 'how many points in a deal'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': worth(11, BLUE_SCORE),
      donohue: unscored('The sum is not printed.'),
      'uspc-1898': unscored('The sum is not printed.'),
    },
  }),
  'single-game': item({
    title: 'The game of one deal',
    gist: 'Who wins when each deal is a game by itself.',
    aka: ['most points wins'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': ruled('Of two players, the one with the majority of the eleven points.', BLUE_SCORE),
      donohue: ruled('The greatest number of points; equal numbers make a drawn game.', cite('donohue', '92', HEADING)),
      'uspc-1898': ruled('The most points.', USPC),
    },
  }),
  target: item({
    title: 'The game of 21',
    gist: 'The points that win where the game runs over several deals.',
    aka: ['twenty-one', 'how many points to win', 'cassino 21'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': worth(21, cite('blue-ribbon-1940', '137', 'Twenty-One-Point Cassino')),
      donohue: worth(21, cite('donohue', '95', 'Twenty-One Point Cassino'), { says: 'Or another number, as agreed.' }),
      'uspc-1898': worth(21, USPC, { says: 'If agreed on; the usual way in America.' }),
    },
  }),
} as const;
