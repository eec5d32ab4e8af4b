import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { placeUnit } from './words.ts';

export const points = {
  number: item({
    title: 'Number of the series',
    gist: 'One die, or the sum of two or three, is the number that comes next.',
    aka: ['next number', 'one place', 'move the marker'],
    bookValue: bookValue(1, cites.blue.game, { unit: placeUnit, says: 'One place for each number made in its order; two aces make 2.' }),
  }),
  series: item({
    title: 'The whole series',
    gist: 'What each player has to make.',
    aka: ['1 to 12 and back', 'how far', 'length of the game'],
    bookValue: ruled('The numbers from 1 to 12 in their order, and then back again.', cites.blue.game),
  }),
} as const;
