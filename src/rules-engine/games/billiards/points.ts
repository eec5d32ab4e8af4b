import { item, worth } from '../../core/points.ts';
import { BOOK, FRENCH, threeBallRule } from './cites.ts';

export const points = {
  carom: item({
    title: 'Carom',
    gist: 'The cue ball hits both object balls.',
    aka: ['billiard', 'cannon'],
    books: { [BOOK]: worth(1, [threeBallRule(4), FRENCH]) },
  }),
  miss: item({
    title: 'Miss',
    gist: 'The cue ball hits neither; the opponent scores.',
    books: { [BOOK]: worth(1, [threeBallRule(4), FRENCH]) },
  }),
};
