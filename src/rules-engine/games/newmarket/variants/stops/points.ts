import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const { stops1, pool, play, end1 } = cites.blue;
const counters = { unit: 'counter' } as const;

export const own = {
  ante: item({
    title: 'Into the pool',
    gist: 'What each player puts in before the deal.',
    aka: ['ante', 'stake', 'how much to play'],
    group: 'The pool',
    books: { 'blue-ribbon-1940': bookValue(1, [stops1, pool], counters) },
  }),
  forfeit: item({
    title: 'Next card not played',
    gist: 'The player whose turn it is does not go on with the sequence.',
    aka: ['cannot play', 'forfeit', 'pay the pool'],
    group: 'The pool',
    books: { 'blue-ribbon-1940': bookValue(1, play, counters) },
  }),
  'pool-won': item({
    title: 'First out of cards',
    gist: 'A player gets rid of their last card.',
    aka: ['who wins the pool', 'out first'],
    group: 'The end',
    books: { 'blue-ribbon-1940': ruled('The whole pool.', end1, counters) },
  }),
  'left-over': item({
    title: 'Card left with another player',
    gist: 'Each of the others pays the player who is out first.',
    aka: ['cards in hand', 'cards left'],
    group: 'The end',
    books: { 'blue-ribbon-1940': bookValue(1, end1, { ...counters, per: 'a card' }) },
  }),
};
