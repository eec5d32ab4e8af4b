import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  target: item({
    title: 'Twenty-one',
    gist: 'What the throws of one die are to make together; more is burst.',
    aka: ['21', 'vingt-et-un', 'limit'],
    group: 'The throws',
    books: {
      'blue-ribbon-1940': bookValue(21, [cites.blue.throwing, cites.blue.burst], { says: 'To be reached or nearly reached; a player who passes it is out.' }),
      donohue: bookValue(21, cites.donohue.throwing, { says: 'To be reached or nearly reached; 22 or more bursts.' }),
    },
  }),
  pool: item({
    title: 'Pool',
    gist: 'What the players have put up together.',
    aka: ['pot', 'stakes', 'share'],
    group: 'The pool',
    books: {
      'blue-ribbon-1940': ruled('Won whole by the nearest to 21; ties divide it.', cites.blue.wins, { unit: 'chip' }),
      donohue: unscored('It does not speak of a pool: the nearest wins the game, or the farthest pays the forfeit.'),
    },
  }),
} as const;
