import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  three: item({
    title: 'Three',
    gist: 'A die shows 3: two spots lie round the one in the middle.',
    aka: ['trey', 'three spot'],
    group: 'A die',
    books: { 'blue-ribbon-1940': bookValue(2, cites.blue.game), donohue: bookValue(2, cites.donohue.game) },
  }),
  five: item({
    title: 'Five',
    gist: 'A die shows 5: four spots lie round the one in the middle.',
    aka: ['five spot', 'cinque'],
    group: 'A die',
    books: { 'blue-ribbon-1940': bookValue(4, cites.blue.game), donohue: bookValue(4, cites.donohue.game) },
  }),
  blank: item({
    title: 'Ace, two, four or six',
    gist: 'A die without a spot in the middle, or with that spot alone.',
    aka: ['blank', 'ace', 'deuce', 'six'],
    group: 'A die',
    books: { 'blue-ribbon-1940': bookValue(0, cites.blue.game), donohue: bookValue(0, cites.donohue.game) },
  }),
  'last-dice': item({
    title: 'The dice of the score, three',
    gist: 'The three dice on the table after the third throw are counted.',
    aka: ['three dice at the end'],
    group: 'The dice that count',
    books: {
      'blue-ribbon-1940': ruled('At most 12: the dice that lie there after throws as at Going to Boston.', cites.blue.game),
      donohue: unscored('All three throws are added.'),
    },
  }),
  'all-throws': item({
    title: 'The dice of the score, nine',
    gist: 'All three dice are thrown three times, and every throw counts.',
    aka: ['nine dice', 'sum of three throws'],
    group: 'The dice that count',
    books: {
      donohue: ruled('At most 36: the nine dice of three throws.', cites.donohue.game),
      'blue-ribbon-1940': unscored('A die is kept from each throw, as at Going to Boston.'),
    },
  }),
} as const;
