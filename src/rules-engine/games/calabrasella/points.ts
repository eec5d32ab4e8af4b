import { bookValue, item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  ace: item({
    title: 'Each ace',
    gist: 'An ace among the cards that a side has taken in.',
    group: 'Cards taken in',
    books: { 'blue-ribbon-1940': bookValue(3, cites.blue.scoring, { per: 'a card' }) },
  }),
  'counting-card': item({
    title: 'Each three, two, king, queen or jack',
    gist: 'One of these among the cards that a side has taken in.',
    aka: ['court cards', 'threes and twos'],
    group: 'Cards taken in',
    books: { 'blue-ribbon-1940': bookValue(1, cites.blue.scoring, { per: 'a card' }) },
  }),
  'last-trick': item({
    title: 'Last trick',
    gist: 'The side wins the last trick.',
    aka: ['last', 'the stock'],
    group: 'Cards taken in',
    books: { 'blue-ribbon-1940': bookValue(3, cites.blue.scoring, { says: 'Its winner also takes the four cards of the stock.' }) },
  }),
  deal: item({
    title: 'All there is in a deal',
    gist: 'Eight points in each suit, and the last trick.',
    aka: ['how many points in the pack'],
    group: 'The game',
    books: { 'blue-ribbon-1940': bookValue(35, cites.blue.scoring) },
  }),
  difference: item({
    title: 'Value of the game',
    gist: 'What the side with more points wins.',
    aka: ['settlement', 'who pays whom'],
    group: 'The game',
    books: {
      'blue-ribbon-1940': ruled('The difference of the two sides: the single player pays it to both adversaries or is paid it by both.', cites.blue.cards),
    },
  }),
  'all-points': item({
    title: 'All the points',
    gist: 'One side takes every point of the deal.',
    aka: ['sweep', 'all thirty-five', 'seventy'],
    group: 'The game',
    books: { 'blue-ribbon-1940': bookValue(70, cites.blue.cards) },
  }),
  revoke: item({
    title: 'Revoke',
    gist: 'What is taken off the side that revoked and given to the other.',
    aka: ['renege'],
    group: 'Penalties',
    books: { 'blue-ribbon-1940': bookValue(9, cites.blue.penalties) },
  }),
  'stock-penalty': item({
    title: 'Stock looked at too soon',
    gist: 'What the offender pays to each adversary.',
    group: 'Penalties',
    books: { 'blue-ribbon-1940': bookValue(35, cites.blue.penalties, { per: 'an adversary' }) },
  }),
} as const;
