import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Pedro } from '../../code.ts';

const { blue, donohue, uspc } = cites;

export const changed = {
  pedro: { books: { 'blue-ribbon-1940': bookValue(5, blue.sancho) } },
  whole: {
    books: {
      'blue-ribbon-1940': bookValue(18, blue.sancho),
      donohue: bookValue(18, donohue.order),
      'uspc-1898': bookValue(18, uspc.points, { says: 'the six together' }),
    },
  },
  order: {
    books: {
      'blue-ribbon-1940': ruled('high, low, jack, ten, five, nine', blue.sancho),
      donohue: ruled('high, low, jack, game, pedro, sancho', donohue.order),
      'uspc-1898': ruled('high, low, jack, game, pedro, sancho', uspc.points),
    },
  },
  target: {
    gist: 'The points that win.',
    books: {
      'blue-ribbon-1940': bookValue(50, blue.sancho),
      donohue: bookValue(50, donohue.game, { says: 'counted down to nothing; more, if agreed' }),
      'uspc-1898': bookValue(50, uspc.game, { says: 'generally, counted down to nothing' }),
    },
  },
} as const satisfies AmendedPoints<Pedro>;

export const own = {
  sancho: item({
    title: 'Sancho',
    gist: 'The nine of trumps, for the player who takes it.',
    aka: ['nine of trumps', 'the nine'],
    group: 'The points of a deal',
    books: { 'blue-ribbon-1940': bookValue(9, blue.sancho), donohue: bookValue(9, donohue.pedro), 'uspc-1898': bookValue(9, uspc.points) },
  }),
  'long-target': item({
    title: 'The longer game',
    gist: 'The points that win where a longer game is chosen.',
    aka: ['game of 100'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': unscored(),
      donohue: unscored('It may be longer by agreement; no number is printed.'),
      'uspc-1898': bookValue(100, uspc.game),
    },
  }),
} as const;
