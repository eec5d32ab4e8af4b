import { doubted } from '../../../../laws/cites.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

export const jokerItems = {
  joker: item({
    title: 'The joker',
    gist: 'The joker is taken in; it counts as much as five hearts.',
    aka: ['joker counts five', 'five hearts'],
    group: 'What counts',
    books: {
      'blue-ribbon-1940': bookValue(
        5,
        doubted(cites.blue.joker, 'The joker counts five hearts and brings five counters; the book may mean one payment or two, and is read here as one.'),
        { unit: 'counter' },
      ),
    },
  }),
  'joker-kept': item({
    title: 'The joker taken by the player it was dealt to',
    gist: 'The player to whom the joker was dealt takes it in.',
    group: 'Settling',
    books: {
      'blue-ribbon-1940': bookValue(
        5,
        doubted(cites.blue.joker, 'The joker counts five hearts and brings five counters; the book may mean one payment or two, and is read here as one.'),
        { unit: 'counter', says: 'Paid into the pool.' },
      ),
    },
  }),
  'joker-passed-on': item({
    title: 'The joker got rid of',
    gist: 'Another player takes in the joker.',
    group: 'Settling',
    books: {
      'blue-ribbon-1940': bookValue(
        5,
        doubted(cites.blue.joker, 'The joker counts five hearts and brings five counters; the book may mean one payment or two, and is read here as one.'),
        { unit: 'counter', says: 'Paid by the player who takes it to the player it was dealt to.' },
      ),
    },
  }),
} as const;
