import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const NO_QUEEN = 'Hearts alone count in the plain game.';
const NO_MOON = 'Taking everything earns nothing.';

export const points = {
  heart: item({
    title: 'Each heart taken',
    gist: 'A heart in a trick that the player has won; it counts against the player, or must be paid for.',
    aka: ['a point a heart', 'counters', 'hearts count', 'penalty cards'],
    group: 'What counts',
    books: {
      sierra: bookValue(1, cites.sierra.play, { per: 'a heart' }),
      'blue-ribbon-1940': bookValue(1, cites.blue.play, { unit: 'chip', per: 'a heart, into the pool' }),
      donohue: bookValue(1, cites.donohue.play, { per: 'a heart' }),
      'uspc-1898': bookValue(1, cites.uspc.play, { unit: 'chip', per: 'a heart, to the player with the fewest' }),
    },
  }),
  queen: item({
    title: 'The queen of spades',
    gist: 'The queen of spades is in a trick that the player has won; she counts against the player.',
    aka: ['black lady', 'black maria', 'queen of spades 13', 'slippery anne'],
    group: 'What counts',
    books: {
      sierra: bookValue(13, cites.sierra.play),
      'blue-ribbon-1940': unscored(NO_QUEEN),
      donohue: bookValue(13, cites.donohue.play),
      'uspc-1898': unscored(NO_QUEEN),
    },
  }),
  moon: item({
    title: 'Shooting the moon',
    gist: 'One player takes all thirteen hearts and the queen of spades, and the points go against the others.',
    aka: ['shot the moon', 'shoot the moon', 'moon shot', 'took everything', '26 to everyone'],
    group: 'What counts',
    books: {
      sierra: bookValue(26, cites.sierra.play, { per: 'to each of the others' }),
      'blue-ribbon-1940': unscored(NO_MOON),
      donohue: unscored(NO_MOON),
      'uspc-1898': unscored(NO_MOON),
    },
  }),
  fewest: item({
    title: 'Fewest hearts',
    gist: 'Who wins the deal, and what the others pay.',
    aka: ['least hearts', 'who wins the hand', 'what do we pay'],
    group: 'Settling',
    books: {
      sierra: unscored('Points are added up from deal to deal.'),
      'blue-ribbon-1940': unscored('Who takes the pool turns on the way of settling, of which the chapter has several.'),
      donohue: unscored('The book says nothing about settling.'),
      'uspc-1898': ruled('The player with the fewest wins; the others each pay the winner one chip for every heart that they have taken.', cites.uspc.play, {
        way: 'paid-all',
      }),
    },
  }),
  'tie-for-fewest': item({
    title: 'Two with the fewest',
    gist: 'Two players have taken the same smallest number of hearts.',
    aka: ['tie for low', 'odd chip', 'split the chips'],
    group: 'Settling',
    books: {
      sierra: unscored('The book does not mention a tie for the lowest score.'),
      'blue-ribbon-1940': unscored('It belongs to the ways of settling.'),
      donohue: unscored('The book says nothing about settling.'),
      'uspc-1898': ruled(
        'They divide what the others pay; without half chips an odd one stays on the table and is added to the next payments.',
        cites.uspc.play,
      ),
    },
  }),
  game: item({
    title: 'The end of the game',
    gist: 'What ends the game; the lowest score, or the fewest hearts, wins.',
    aka: ['playing to 100', 'how long is a game', 'lowest score wins'],
    group: 'Game',
    books: {
      sierra: bookValue(100, cites.sierra.play, { way: 'of-four-players' }),
      'blue-ribbon-1940': unscored('Every deal is settled by itself.'),
      donohue: unscored('No end of the game is given.'),
      'uspc-1898': ruled('As a rule one deal is the game; by agreement it goes on for more tricks.', cites.uspc.play),
    },
  }),
} as const;
