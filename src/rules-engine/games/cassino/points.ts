import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  combining: item({
    title: 'Pairs and combinations',
    gist: 'What one card takes: cards of its rank, and cards whose pips together make its number, several sets at once.',
    aka: ['can I take these', 'pair', 'combine'],
    group: 'Taking in',
    books: {
      'blue-ribbon-1940': ruled('Every set that pairs with the card, or makes its number.', cites.blue.play),
      donohue: ruled('Every set that pairs with the card, or makes its number.', [cites.donohue.combining, cites.donohue.combiningPage]),
      'uspc-1898': ruled('Every set that pairs with the card, or makes its number.', cites.uspc.play),
    },
  }),
  cards: item({
    title: 'Cards',
    gist: 'The greatest number of cards taken in.',
    aka: ['most cards', 'majority of cards', '27 cards'],
    group: 'Counted at the end',
    books: {
      'blue-ribbon-1940': bookValue(3, cites.blue.scoring, { says: 'Nobody scores it in a tie.', way: 'none-on-a-tie' }),
      donohue: bookValue(3, doubted(cites.donohue.valueGame, 'Our scan reads 8; the figure is that of the other books.')),
      'uspc-1898': bookValue(3, cites.uspc.play),
    },
  }),
  spades: item({
    title: 'Spades',
    gist: 'The greatest number of spades taken in.',
    aka: ['most spades', 'majority of spades', 'seven spades'],
    group: 'Counted at the end',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.scoring),
      donohue: bookValue(1, cites.donohue.valueScoring),
      'uspc-1898': bookValue(1, cites.uspc.play),
    },
  }),
  'big-cassino': item({
    title: 'Big Cassino',
    gist: 'The ten of diamonds, for the player who takes it in.',
    aka: ['ten of diamonds', 'great cassino', 'big ten', 'good ten'],
    group: 'Cards taken in',
    books: {
      'blue-ribbon-1940': bookValue(2, cites.blue.scoring),
      donohue: bookValue(2, doubted(cites.donohue.valueBigCassino, 'Our scan reads 3; the figure is that of the other books.')),
      'uspc-1898': bookValue(2, cites.uspc.play),
    },
  }),
  'little-cassino': item({
    title: 'Little Cassino',
    gist: 'The two of spades, for the player who takes it in.',
    aka: ['two of spades', 'deuce of spades', 'good two'],
    group: 'Cards taken in',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.scoring),
      donohue: bookValue(1, cites.donohue.valueScoring),
      'uspc-1898': bookValue(1, cites.uspc.play),
    },
  }),
  ace: item({
    title: 'Each ace',
    gist: 'An ace, for the player who takes it in.',
    aka: ['aces'],
    group: 'Cards taken in',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.scoring, { per: 'an ace' }),
      donohue: bookValue(1, cites.donohue.valueScoring, { per: 'an ace' }),
      'uspc-1898': bookValue(1, cites.uspc.play, { per: 'an ace' }),
    },
  }),
  sweep: item({
    title: 'Each sweep',
    gist: 'Every card on the table taken in with one play.',
    aka: ['cleared the table', 'sweeps', 'clean sweep'],
    group: 'Cards taken in',
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.sweep, { per: 'a sweep' }),
      donohue: bookValue(1, [cites.donohue.valueScoring, cites.donohue.sweep], {
        per: 'a sweep',
        says: 'Sweeps of the two players cancel one another; the difference counts.',
        way: 'offset',
      }),
      'uspc-1898': bookValue(1, cites.uspc.play, { per: 'a sweep', says: 'Unless it is agreed not to count them.', way: 'unless-agreed' }),
    },
  }),
  'whole-deal': item({
    title: 'All the points of a deal',
    gist: 'What cards, spades, both cassinos and the aces come to together, without sweeps.',
    aka: ['eleven points', 'how many points in a deal'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': bookValue(11, cites.blue.scoring),
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
      'blue-ribbon-1940': ruled('Of two players, the one with the majority of the eleven points.', cites.blue.scoring, { way: 'majority' }),
      donohue: ruled('The greatest number of points; equal numbers make a drawn game.', cites.donohue.valueGame, { way: 'may-be-drawn' }),
      'uspc-1898': ruled('The most points.', cites.uspc.game),
    },
  }),
  target: item({
    title: 'The game of 21',
    gist: 'The points that win where the game runs over several deals.',
    aka: ['twenty-one', 'how many points to win', 'cassino 21'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': bookValue(21, cites.blue.twentyOnePoint),
      donohue: bookValue(21, cites.donohue.twentyOnePoint, { says: 'Or another number, as agreed.' }),
      'uspc-1898': bookValue(21, cites.uspc.game, { says: 'If agreed on; the usual way in America.' }),
    },
  }),
} as const;
