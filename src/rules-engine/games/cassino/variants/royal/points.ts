import { doubted } from '../../../../laws/cites.ts';
import { item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const SIXTY = (plain: string, sixty: string) => `${plain}; ${sixty} with the pack of 60 cards.`;

export const values = {
  'king-number': item({
    title: 'King',
    gist: 'What a king is worth in building and taking.',
    group: 'Numbers of the court cards',
    books: { 'blue-ribbon-1940': ruled('13.', cites.blue.royal), 'uspc-1898': ruled(SIXTY('13', '15'), cites.uspc.royal, { way: 'of-60-too' }) },
  }),
  'queen-number': item({
    title: 'Queen',
    gist: 'What a queen is worth in building and taking.',
    group: 'Numbers of the court cards',
    books: { 'blue-ribbon-1940': ruled('12.', cites.blue.royal), 'uspc-1898': ruled(SIXTY('12', '14'), cites.uspc.royal) },
  }),
  'jack-number': item({
    title: 'Jack',
    gist: 'What a jack is worth in building and taking.',
    group: 'Numbers of the court cards',
    books: {
      'blue-ribbon-1940': ruled(
        '11.',
        doubted(cites.blue.royal, 'The line is garbled in our scan and seems to print 13; after 13 and 12 the jack must be 11.'),
      ),
      'uspc-1898': ruled(SIXTY('11', '13'), cites.uspc.royal),
    },
  }),
  'ace-number': item({
    title: 'Ace',
    gist: 'What an ace is worth in building and taking.',
    group: 'Numbers of the court cards',
    books: {
      'blue-ribbon-1940': ruled('14 or 1, as its holder likes; on the table always 1.', cites.blue.royal, { way: 'low-on-the-table' }),
      'uspc-1898': ruled(SIXTY('1 or 14, as the player likes', '1 or 16'), cites.uspc.royal),
    },
  }),
} as const;
