import { doubted } from '../../../../laws/cites.ts';
import type { VariantPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Hearts } from '../../code.ts';

const RANKS = 'By rank';
const court = (name: string, points: number) =>
  item({
    title: `The ${name} of hearts`,
    gist: `The ${name} of hearts is in a trick that the player has won.`,
    group: RANKS,
    books: { 'blue-ribbon-1940': bookValue(points, cites.blue.spot), 'uspc-1898': bookValue(points, cites.uspc.variations, { unit: 'chip' }) },
  });

export const spotItems = {
  spots: item({
    title: 'The two to the ten of hearts',
    gist: 'A heart below the jack is in a trick that the player has won.',
    aka: ['pips', 'face value', 'spots'],
    group: RANKS,
    books: {
      'blue-ribbon-1940': ruled('As many as the spots on it.', cites.blue.spot),
      'uspc-1898': ruled('As many as the spots on it.', cites.uspc.variations),
    },
  }),
  jack: court('jack', 11),
  queen: court('queen', 12),
  king: court('king', 13),
  ace: court('ace', 14),
} as const;

export const spotPoints = {
  amend: {
    fewest: {
      books: {
        'blue-ribbon-1940': ruled('The smallest total collects from each of the others what that player has over it.', cites.blue.spot, { way: 'paid-over' }),
        'uspc-1898': ruled(
          'The smallest total wins; every other player pays what their own hearts count.',
          doubted(cites.uspc.variations, 'Only the values are changed here; the settlement is that of the plain game.'),
        ),
      },
    },
    'tie-for-fewest': { books: { 'blue-ribbon-1940': ruled('Two equal smallest totals divide what the others pay.', cites.blue.spot) } },
  },
  add: {
    'two-to-ten': spotItems.spots,
    'jack-of-hearts': spotItems.jack,
    'queen-of-hearts': spotItems.queen,
    'king-of-hearts': spotItems.king,
    'ace-of-hearts': spotItems.ace,
  },
  repeal: { heart: 'Hearts count by their rank.' },
} as const satisfies VariantPoints<Hearts>;
