import { item } from '../../../../laws/one-book.ts';
import { bookValue } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const { donohue } = cites;
const GIVEN = 'Counters given';
const STOCK = 'The stock';
const given = (counters: number) => bookValue(counters, donohue.cards, { unit: 'counter' });
const stock = (times: number) => bookValue(times, donohue.stock, { unit: 'multiple', says: `${times} times 10.` });

export const points = {
  'counters-6': item({ title: 'With six cards', gist: 'Six of the cards are taken.', aka: ['one counter'], group: GIVEN, bookValue: given(1) }),
  'counters-12': item({ title: 'With twelve cards', gist: 'Twelve of the cards are taken.', aka: ['two counters'], group: GIVEN, bookValue: given(2) }),
  'counters-18': item({ title: 'With eighteen cards', gist: 'Eighteen of the cards are taken.', aka: ['three counters'], group: GIVEN, bookValue: given(3) }),
  'counters-24': item({ title: 'With all the cards', gist: 'All twenty-four cards are taken.', aka: ['four counters'], group: GIVEN, bookValue: given(4) }),
  'stock-6': item({
    title: 'Stock for six cards',
    gist: 'What the counters come to where six cards are taken.',
    aka: ['36 times 10'],
    group: STOCK,
    bookValue: stock(36),
  }),
  'stock-12': item({
    title: 'Stock for twelve cards',
    gist: 'What the counters come to where twelve cards are taken.',
    aka: ['72 times 10'],
    group: STOCK,
    bookValue: stock(72),
  }),
  'stock-18': item({
    title: 'Stock for eighteen cards',
    gist: 'What the counters come to where eighteen cards are taken.',
    aka: ['108 times 10'],
    group: STOCK,
    bookValue: stock(108),
  }),
  'stock-24': item({
    title: 'Stock for all the cards',
    gist: 'What the counters come to where all twenty-four are taken.',
    aka: ['144 times 10'],
    group: STOCK,
    bookValue: stock(144),
  }),
} as const;
