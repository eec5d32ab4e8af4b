import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  start: item({
    title: 'Counters to begin with',
    gist: 'What each player has before the first throw.',
    aka: ['how many counters', 'stake', 'two chips each'],
    bookValue: bookValue(2, cites.blue.start, { unit: 'counter' }),
  }),
  ace: item({
    title: 'Ace',
    gist: 'A counter goes into the pot.',
    aka: ['one spot', 'ace in the pot', 'two aces'],
    bookValue: bookValue(-1, cites.blue.ace, { unit: 'counter', per: 'an ace', says: 'Two aces get rid of both counters.' }),
  }),
  six: item({
    title: 'Six',
    gist: 'A counter goes to the player on the left, with the dice.',
    aka: ['pass a counter', 'pass left', 'double six'],
    bookValue: bookValue(-1, cites.blue.throw, { unit: 'counter', per: 'a six', says: 'Two sixes pass both counters.' }),
  }),
  'last-throws': item({
    title: 'Throws with the last counter',
    gist: 'How often the holder of the only counter outside the pot throws.',
    aka: ['three throws', 'final throws'],
    bookValue: ruled('Three in a row; with a six among them the counter is passed on.', cites.blue.last),
  }),
  pool: item({
    title: 'The pool',
    gist: 'What the winner takes.',
    aka: ['pot', 'who gets the pot'],
    bookValue: ruled('All of it, to the first who makes three throws with the last counter and no six.', cites.blue.last),
  }),
} as const;
