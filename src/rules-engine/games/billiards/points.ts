import { bookValue, item } from '../../scoring/points.ts';
import { BOOK, cites } from './cites.ts';

export const points = {
  carom: item({
    title: 'Carom',
    gist: 'The cue ball hits both object balls.',
    aka: ['billiard', 'cannon'],
    books: { [BOOK]: bookValue(1, [cites.blue.threeBall(4), cites.blue.frenchScoring]) },
  }),
  miss: item({
    title: 'Miss',
    gist: 'The cue ball hits neither; the opponent scores.',
    books: { [BOOK]: bookValue(1, [cites.blue.threeBall(4), cites.blue.frenchPlay]) },
  }),
};
