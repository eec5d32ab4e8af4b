import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  'opposite-faces': item({
    title: 'Opposite faces',
    gist: 'What two opposite faces of a fair die make together.',
    aka: ['sum of opposite sides', 'seven', 'fair dice'],
    group: 'The die',
    books: {
      'blue-ribbon-1940': bookValue(7, cites.blue.fair, { per: 'two opposite faces' }),
      donohue: bookValue(7, cites.donohue.dice, { per: 'two opposite faces' }),
    },
  }),
  'faces-around': item({
    title: 'Faces around a corner',
    gist: 'In which order the numbers of a fair die stand about a corner.',
    aka: ['left or right handed dice', 'which way round', 'ace up'],
    group: 'The die',
    books: {
      'blue-ribbon-1940': ruled(
        'Ace up, odd numbers before you: three left, five right. Deuce up, even numbers before you: four left, six right.',
        cites.blue.fair,
      ),
      donohue: unscored('It says what opposite faces make, and not which way round they run.'),
    },
  }),
  'three-throws': item({
    title: 'Three throws of three dice',
    gist: 'Each player throws three dice three times.',
    aka: ['throwing dice', 'total of nine dice', 'high dice'],
    group: 'Throwing dice',
    books: {
      donohue: ruled('One for each spot of the three throws.', cites.donohue.throwing),
      'blue-ribbon-1940': unscored('It has the same count under raffles.'),
    },
  }),
} as const;
