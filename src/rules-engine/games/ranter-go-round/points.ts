import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { blue } = cites;

export const points = {
  start: item({
    title: 'Lives at the start',
    gist: 'The counters that each player has.',
    aka: ['how many lives', 'three counters', 'three lives'],
    bookValue: bookValue(3, blue.lives, { unit: 'life' }),
  }),
  lost: item({
    title: 'The lowest card',
    gist: 'All cards are turned up, and one is the lowest.',
    aka: ['lose a life', 'who loses', 'tie for lowest'],
    bookValue: bookValue(-1, blue.lowest, { unit: 'life', per: 'a player with the lowest card' }),
  }),
  pool: item({
    title: 'The pool',
    gist: 'Who takes it at the end.',
    aka: ['who wins', 'last one alive', 'takes the pool'],
    bookValue: ruled(
      'The last player with a life.',
      doubted(blue.pool, 'What is in the pool the book does not say. Three counters mark the lives, and those lost are taken to go there.'),
    ),
  }),
} as const;
