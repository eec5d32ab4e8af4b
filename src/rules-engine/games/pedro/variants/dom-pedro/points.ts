import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Pedro } from '../../code.ts';

const { blue, donohue, uspc } = cites;
const CARDS = 'The points of a deal';

export const changed = {
  low: { books: { donohue: bookValue(1, [donohue.order, donohue.domPedro], { says: 'here the joker is low', way: 'held' }) } },
  pedro: {
    books: { 'blue-ribbon-1940': bookValue(5, blue.domPedro), donohue: bookValue(5, donohue.pedro), 'uspc-1898': bookValue(5, uspc.points) },
  },
  whole: {
    books: {
      'blue-ribbon-1940': bookValue(12, blue.domPedro),
      donohue: bookValue(33, donohue.domPedro),
      'uspc-1898': bookValue(33, [uspc.domPedro, uspc.points], { says: 'eighteen and the joker' }),
    },
  },
  order: {
    books: {
      'blue-ribbon-1940': ruled('high, low, jack, ten, trey, pedro', blue.domPedro),
      donohue: ruled('high, low, jack, game, pedro, dom, sancho', [donohue.domPedro, donohue.order], { way: 'joker-before-sancho' }),
      'uspc-1898': ruled('high, low, jack, game, pedro, sancho, dom', [uspc.domPedro, uspc.points]),
    },
  },
  target: {
    gist: 'The points that win.',
    books: {
      'blue-ribbon-1940': bookValue(50, blue.domPedro),
      donohue: bookValue(50, donohue.game, { says: 'that of Pedro Sancho; the book says nothing else' }),
      'uspc-1898': bookValue(100, uspc.domPedro),
    },
  },
} as const satisfies AmendedPoints<Pedro>;

export const own = {
  trey: item({
    title: 'Trey',
    gist: 'The three of trumps, which the 1940 book calls dom.',
    aka: ['three of trumps', 'dom'],
    group: CARDS,
    books: { 'blue-ribbon-1940': bookValue(3, blue.domPedro), donohue: unscored(), 'uspc-1898': unscored() },
  }),
  sancho: item({
    title: 'Sancho',
    gist: 'The nine of trumps, for the player who takes it.',
    aka: ['nine of trumps'],
    group: CARDS,
    books: { 'blue-ribbon-1940': unscored('Its Dom Pedro has no sancho.'), donohue: bookValue(9, donohue.pedro), 'uspc-1898': bookValue(9, uspc.points) },
  }),
  joker: item({
    title: 'Joker',
    gist: 'The lowest trump, called dom, for the player who takes it.',
    aka: ['dom', 'joker in pedro', 'fifteen'],
    group: CARDS,
    books: {
      'blue-ribbon-1940': unscored('Its Dom Pedro has no joker; see snoozer.'),
      donohue: bookValue(15, donohue.domPedro),
      'uspc-1898': bookValue(15, uspc.domPedro),
    },
  }),
} as const;
