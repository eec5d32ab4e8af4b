import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Cassino } from '../../code.ts';

export const amended = {
  sweep: {
    books: {
      'blue-ribbon-1940': bookValue(1, [cites.blue.twentyOnePoint, cites.blue.sweep], { per: 'a sweep', says: 'Sweeps offset one another.', way: 'offset' }),
      donohue: bookValue(1, [cites.donohue.twentyOnePoint, cites.donohue.valueScoring], {
        per: 'a sweep',
        says: 'Scored at once and not turned down, unless otherwise agreed.',
      }),
    },
  },
} as const satisfies AmendedPoints<Cassino>;

export const added = {
  order: item({
    title: 'Order of counting out',
    gist: 'Which point goes out first when the hands are counted at the end of a deal.',
    aka: ['who goes out first'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': ruled('Cards, spades, Big Cassino, Little Cassino, aces (spades, clubs, hearts, diamonds), sweeps.', cites.blue.twentyOnePoint, {
        way: 'printed',
      }),
      donohue: ruled('None: each point is scored as soon as it is made.', cites.donohue.twentyOnePoint, { way: 'as-made' }),
      'uspc-1898': unscored(),
    },
  }),
} as const;
