import { cite } from '../../../books.ts';
import { item, ruled } from '../../../core/points.ts';

export const BLUE = cite('blue-ribbon-1940', '138', 'Royal Cassino');
export const BLUE_JACK = cite('blue-ribbon-1940', '138', 'Royal Cassino', {
  doubt: 'The line is garbled in our scan and seems to print 13; after 13 and 12 the jack must be 11.',
});
export const USPC = cite('uspc-1898', '56-57', 'Royal Cassino');
const SIXTY = (plain: string, sixty: string) => `${plain}; ${sixty} with the pack of 60 cards.`;

export const values = {
  'king-number': item({
    title: 'King',
    gist: 'What a king is worth in building and taking.',
    group: 'Numbers of the court cards',
    books: { 'blue-ribbon-1940': ruled('13.', BLUE), 'uspc-1898': ruled(SIXTY('13', '15'), USPC) },
  }),
  'queen-number': item({
    title: 'Queen',
    gist: 'What a queen is worth in building and taking.',
    group: 'Numbers of the court cards',
    books: { 'blue-ribbon-1940': ruled('12.', BLUE), 'uspc-1898': ruled(SIXTY('12', '14'), USPC) },
  }),
  'jack-number': item({
    title: 'Jack',
    gist: 'What a jack is worth in building and taking.',
    group: 'Numbers of the court cards',
    books: { 'blue-ribbon-1940': ruled('11.', BLUE_JACK), 'uspc-1898': ruled(SIXTY('11', '13'), USPC) },
  }),
  'ace-number': item({
    title: 'Ace',
    gist: 'What an ace is worth in building and taking.',
    group: 'Numbers of the court cards',
    books: {
      'blue-ribbon-1940': ruled('14 or 1, as its holder likes; on the table always 1.', BLUE),
      'uspc-1898': ruled(SIXTY('1 or 14, as the player likes', '1 or 16'), USPC),
    },
  }),
} as const;
