import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { blue } = cites;
const CARDS = 'What a card counts';
const HANDS = 'What wins the pool';

export const points = {
  ace: item({ title: 'An ace', gist: 'In the count of a suit.', aka: ['value of an ace', 'ace eleven'], group: CARDS, bookValue: bookValue(11, blue.object) }),
  court: item({
    title: 'King, queen or jack',
    gist: 'In the count of a suit.',
    aka: ['court card', 'face card', 'picture card', 'value of a king'],
    group: CARDS,
    bookValue: bookValue(10, blue.object),
  }),
  pips: item({
    title: 'Ten to two',
    gist: 'In the count of a suit.',
    aka: ['value of a nine', 'pip value', 'number cards'],
    group: CARDS,
    bookValue: ruled('Their pips.', blue.pips),
  }),
  'thirty-one': item({
    title: 'Thirty-one',
    gist: 'Three cards of one suit that count 31: the ace with two of ten, jack, queen and king.',
    aka: ['31', 'schnautz', 'blitz', 'scat'],
    group: HANDS,
    bookValue: bookValue(31, blue.object, { says: 'Before every other hand.' }),
  }),
  triplets: item({
    title: 'Triplets',
    gist: 'Three cards of one rank, where nobody has 31.',
    aka: ['three of a kind', 'thirty and a half', 'three alike'],
    group: HANDS,
    bookValue: ruled('Higher ones before lower, aces the highest.', blue.ranks),
  }),
  suit: item({
    title: 'Most in one suit',
    gist: 'The highest count of one suit, where nobody has 31 or triplets.',
    aka: ['highest count', 'best suit', 'points in hand', 'highest total of one suit'],
    group: HANDS,
    bookValue: ruled('The highest count that a hand shows in any one suit.', blue.ranks),
  }),
  pool: item({
    title: 'The pool',
    gist: 'What is played for.',
    aka: ['ante', 'stake', 'pot', 'what does it cost to play'],
    group: 'The pool',
    bookValue: ruled('Made up before the deal and taken by the best hand; the book does not say what each puts in.', [blue.deal, blue.ranks], {
      unit: 'counter',
    }),
  }),
} as const;
