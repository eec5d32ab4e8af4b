import { bookValue, item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  trick: item({
    title: 'Each trick',
    gist: 'Every trick taken is scored, on the original play and on the overplay.',
    aka: ['tricks at duplicate', 'every trick counts'],
    group: 'The deal',
    books: { 'uspc-1898': bookValue(1, cites.uspc.law('a')) },
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'What one revoke costs the side that made it.',
    aka: ['renege', 'two tricks'],
    group: 'Penalties',
    books: {
      'uspc-1898': bookValue(2, [cites.uspc.lawGame, cites.uspc.theLawsOfWhist(30)], {
        unit: 'trick',
        per: 'a revoke',
        says: 'As in whist, which the duplicate laws leave unchanged here.',
      }),
    },
  }),
  'two-teams': item({
    title: 'Match of two teams',
    gist: 'All the tricks are divided by two; the team with more wins by the surplus.',
    aka: ['half of the tricks', 'winning by tricks'],
    group: 'The match',
    books: { 'uspc-1898': ruled('Won by the tricks above half of all.', cites.uspc.law('a')) },
  }),
  'several-teams': item({
    title: 'Match of several teams',
    gist: 'Each team wins or loses by the tricks above or below the average of all teams.',
    aka: ['average score', 'plus and minus'],
    group: 'The match',
    books: { 'uspc-1898': ruled('Won or lost against the average.', cites.uspc.law('a')) },
  }),
  rounding: item({
    title: 'Fractions of an average',
    gist: 'The nearest whole number is taken, a half as a whole.',
    aka: ['fraction of a trick'],
    group: 'The match',
    books: { 'uspc-1898': ruled('A fraction is kept only where it avoids a tie, and the match is then won by that fraction of a trick.', cites.uspc.law('a')) },
  }),
  'odd-pair': item({
    title: 'Odd number of pairs',
    gist: 'A team with an odd number of pairs is made even by an average.',
    aka: ['odd pair', 'bye'],
    group: 'The match',
    books: { 'uspc-1898': ruled('It adds the average of all pairs who sat opposite to its odd pair, as though it had won that.', cites.uspc.law('a')) },
  }),
};
