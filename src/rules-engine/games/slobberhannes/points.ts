import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const TRICKS = 'What is paid for';
const GAME = 'The game';
const { game } = cites.blue;
const unit = 'counter';

export const points = {
  first: item({
    title: 'First trick',
    gist: 'A player wins the first trick of the deal.',
    aka: ['took the first trick', 'opening trick'],
    group: TRICKS,
    bookValue: bookValue(1, game, { unit, per: 'into the pool' }),
  }),
  queen: item({
    title: 'Queen of clubs',
    gist: 'A player wins the trick in which the queen of clubs falls.',
    aka: ['club queen', 'took the queen'],
    group: TRICKS,
    bookValue: bookValue(1, game, { unit, per: 'into the pool' }),
  }),
  last: item({
    title: 'Last trick',
    gist: 'A player wins the last trick of the deal.',
    aka: ['took the last trick', 'final trick'],
    group: TRICKS,
    bookValue: bookValue(1, game, { unit, per: 'into the pool' }),
  }),
  all: item({
    title: 'All three',
    gist: 'One player wins the first trick, the last trick and the queen of clubs.',
    aka: ['slobberhannes', 'all of them', 'fourth counter', 'four counters'],
    group: TRICKS,
    bookValue: bookValue(4, doubted(game, 'It is taken as four in all, the three paid on the way among them; the book does not say so expressly.'), {
      unit,
      per: 'in all',
    }),
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'A player does not follow suit and could, on any trick but the first and the last.',
    aka: ['renege', 'did not follow suit'],
    group: 'Penalties',
    bookValue: bookValue(1, game, { unit }),
  }),
  'revoke-at-ends': item({
    title: 'Revoke on the first or the last trick',
    gist: 'A player does not follow suit and could, on the first trick or on the last.',
    aka: ['renege on the first trick', 'double penalty'],
    group: 'Penalties',
    bookValue: bookValue(2, game, { unit }),
  }),
  start: item({
    title: 'Counters to begin with',
    gist: 'What each player has before the first deal.',
    aka: ['how many counters', 'how many chips', 'ten lives'],
    group: GAME,
    bookValue: bookValue(10, game, { unit, per: 'for each player' }),
  }),
  end: item({
    title: 'The end of the game',
    gist: 'The first player has lost the last counter.',
    aka: ['out of counters', 'who loses', 'final payment', 'settling up'],
    group: GAME,
    bookValue: ruled('That player pays each of the others for all the counters they have left.', game),
  }),
} as const;
