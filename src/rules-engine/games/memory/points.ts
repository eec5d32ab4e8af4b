import { item } from '../../laws/one-book.ts';
import { ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { play, unpriced } = cites.sierra;

export const points = {
  pair: item({
    title: 'A pair',
    gist: 'Two cards with the same picture, turned in one go.',
    aka: ['match', 'two alike', 'found a pair'],
    bookValue: ruled('It counts for you. How much is not printed.', unpriced),
  }),
  miss: item({
    title: 'A miss',
    gist: 'Two cards that are no pair.',
    aka: ['wrong card', 'no match', 'not a pair'],
    bookValue: ruled('It counts in the score. How much is not printed.', unpriced),
  }),
  bonus: item({
    title: 'Three pairs in a row',
    gist: 'Three pairs one after the other, without a miss between.',
    aka: ['bonus', 'three in a row', 'streak'],
    bookValue: ruled('A bonus. How much is not printed.', unpriced),
  }),
  size: item({
    title: 'The size of the layout',
    gist: 'How many cards lie there, and how hard the pictures are.',
    aka: ['more cards', 'level', 'difficulty', 'harder deck'],
    bookValue: ruled('Both count in the score. How much is not printed.', unpriced),
  }),
  end: item({
    title: 'The end',
    gist: 'All pairs have been found.',
    aka: ['board empty', 'game over'],
    bookValue: ruled('Your score is shown when the table is empty.', play),
  }),
} as const;
