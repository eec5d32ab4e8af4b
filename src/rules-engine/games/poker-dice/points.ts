import { doubted } from '../../laws/cites.ts';
import { item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  'order-of-hands': item({
    title: 'Order of the hands',
    gist: 'Which kinds of hand there are, and which is better.',
    aka: ['hand rankings', 'what beats what', 'ranking'],
    books: {
      'blue-ribbon-1940': ruled(
        'Pairs, triplets, fours and five of a kind are named in this order; four of a kind is better than a full hand.',
        [
          doubted(
            cites.blue.best,
            'That each beats those named before it is left to be understood; two pairs are not named, and of the full hand only that four of a kind beats it.',
          ),
          cites.blue.object,
        ],
        { way: 'partly' },
      ),
      donohue: ruled('From the lowest: one pair, two pairs, triplets, full hand, four alike, five alike.', cites.donohue.order, { way: 'listed' }),
    },
  }),
  'order-of-dice': item({
    title: 'Order of the dice',
    gist: 'Which face is highest.',
    aka: ['ace high', 'six high', 'aces or sixes', 'eastern', 'western'],
    books: {
      'blue-ribbon-1940': ruled('In the East aces, then sixes; in the West sixes.', cites.blue.object, { way: 'custom' }),
      donohue: ruled('Six highest, ace lowest.', cites.donohue.dice, { way: 'six-high' }),
    },
  }),
  'best-hand': item({
    title: 'The best hand',
    gist: 'The throw that nothing beats.',
    aka: ['five of a kind', 'five aces', 'five sixes', 'invincible'],
    books: {
      'blue-ribbon-1940': ruled('Five aces.', doubted(cites.blue.best, 'It holds by the eastern custom, where aces are high.')),
      donohue: ruled('Five sixes.', cites.donohue.order),
    },
  }),
} as const;
