import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  throw: item({
    title: 'A throw without 2 or 5',
    gist: 'None of the dice thrown shows a 2 or a 5.',
    aka: ['good throw', 'total of the dice', 'pips'],
    bookValue: ruled('One for each spot of all the dice thrown.', cites.blue.game),
  }),
  'two-or-five': item({
    title: 'A throw with 2 or 5',
    gist: 'One die at least shows a 2 or a 5, and is laid aside.',
    aka: ['dead die', 'drop dead', 'no score'],
    bookValue: bookValue(0, cites.blue.game, { says: 'Nothing for the whole throw.' }),
  }),
} as const;
