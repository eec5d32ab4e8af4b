import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

/** A doubt for when the thrower's own number is also the highest. */
export const OWN_HIGHEST = doubted(
  cites.donohue.throwing,
  'Three fives thrown by number five count only once for that player. The book does not say that the thrower’s own number also counts only once if it is the highest of three different ones.',
);
/** A doubt about who wins when the players have counters to get rid of. */
export const FIRST_RID = doubted(
  cites.blue.seats,
  'The book names the object, to be rid of the counters; that the first to reach it wins is left to be understood.',
);
const COUNTERS = 'The players have counters to get rid of, and no points.';
const POINTS = 'Points are scored, and no counters given.';

export const points = {
  start: item({
    title: 'Counters at the start',
    gist: 'What each player has before the first throw.',
    aka: ['how many counters', 'five counters'],
    group: 'With counters',
    books: { 'blue-ribbon-1940': bookValue(5, cites.blue.seats, { unit: 'counter' }), donohue: unscored(POINTS) },
  }),
  'counter-in': item({
    title: 'A number thrown',
    gist: 'The player whose number is thrown puts a counter in the pool.',
    aka: ['counter in the pool', 'get rid of a counter'],
    group: 'With counters',
    books: { 'blue-ribbon-1940': bookValue(-1, cites.blue.throwing, { unit: 'counter' }), donohue: unscored(POINTS) },
  }),
  'own-number': item({
    title: 'The thrower’s own number',
    gist: 'The thrower has their own number among the three.',
    aka: ['own number', 'my number came'],
    group: 'With points',
    books: { donohue: ruled('As many points as the number, once.', cites.donohue.throwing), 'blue-ribbon-1940': unscored(COUNTERS) },
  }),
  'highest-number': item({
    title: 'The highest number of the throw',
    gist: 'The player whose number is the highest thrown scores it.',
    aka: ['help your neighbour', 'highest die'],
    group: 'With points',
    books: { donohue: ruled('As many points as the number, once, three alike included.', cites.donohue.throwing), 'blue-ribbon-1940': unscored(COUNTERS) },
  }),
  game: item({
    title: 'Game',
    gist: 'What ends it.',
    aka: ['how many points', 'end of the game', 'out'],
    group: 'The end',
    books: {
      'blue-ribbon-1940': ruled('No counter left.', cites.blue.seats),
      donohue: ruled('As many points as were agreed on.', cites.donohue.end),
    },
  }),
} as const;
