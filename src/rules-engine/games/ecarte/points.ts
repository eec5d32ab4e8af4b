import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const KING = 'The king';
const TRICKS = 'The tricks';
const GAME = 'The game';
const { blue, donohue, uspc } = cites;

export const points = {
  king: item({
    title: 'King of trumps',
    gist: 'The king of trumps is turned up by the dealer, or held and announced in time by either.',
    aka: ['marking the king', 'I have the king', 'king turned'],
    group: KING,
    books: {
      'blue-ribbon-1940': bookValue(1, [blue.deal, blue.king]),
      donohue: bookValue(1, donohue.king),
      'uspc-1898': bookValue(1, [uspc.game, uspc.scoring]),
    },
  }),
  point: item({
    title: 'The point',
    gist: 'Three or four of the five tricks are won.',
    aka: ['three tricks', 'four tricks', 'le point'],
    group: TRICKS,
    books: {
      'blue-ribbon-1940': bookValue(1, blue.tricks),
      donohue: bookValue(1, donohue.game),
      'uspc-1898': bookValue(1, uspc.scoring),
    },
  }),
  vole: item({
    title: 'Vole',
    gist: 'All five tricks are won.',
    aka: ['all the tricks', 'march', 'la vole'],
    group: TRICKS,
    books: { 'blue-ribbon-1940': bookValue(2, blue.tricks), donohue: bookValue(2, donohue.game), 'uspc-1898': bookValue(2, uspc.scoring) },
  }),
  vulnerable: item({
    title: 'Against one who would not change cards',
    gist: 'The non-dealer played without proposing, or the dealer refused, and has won fewer than three tricks: to the other, instead of the point.',
    aka: ['vulnerable', 'played without proposing', 'refused cards', 'two points instead of one'],
    group: TRICKS,
    books: {
      'blue-ribbon-1940': bookValue(2, blue.refused, { way: 'first-only' }),
      donohue: bookValue(2, doubted(donohue.propose, 'Whether the first change of cards frees the dealer or the second is not clear; the first is taken.'), {
        way: 'first-only',
      }),
      'uspc-1898': bookValue(2, doubted(uspc.scoring, 'The book does not distinguish a refusal after a change of cards from the first.'), { way: 'any' }),
    },
  }),
  most: item({
    title: 'Most in one deal',
    gist: 'What a player can score at most in a deal without the king.',
    aka: ['most points in a hand', 'maximum'],
    group: TRICKS,
    books: {
      'blue-ribbon-1940': unscored('No greatest number is named.'),
      donohue: bookValue(2, donohue.game),
      'uspc-1898': unscored('No greatest number is named.'),
    },
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins.',
    aka: ['how many points to win at ecarte', 'five up'],
    group: GAME,
    books: {
      'blue-ribbon-1940': bookValue(5, blue.tricks),
      donohue: bookValue(5, doubted(donohue.game, 'Unless the players have agreed upon another number.')),
      'uspc-1898': bookValue(5, uspc.scoring),
    },
  }),
  rubber: item({
    title: 'Rubber',
    gist: 'What wins a rubber, where one is played.',
    aka: ['two games out of three'],
    group: GAME,
    books: {
      'blue-ribbon-1940': unscored('It plays single games, or a pool of three.'),
      donohue: ruled('two games of three', donohue.game),
      'uspc-1898': unscored('It plays single games.'),
    },
  }),
};
