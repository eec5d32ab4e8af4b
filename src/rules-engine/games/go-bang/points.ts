import { item } from '../../laws/one-book.ts';
import { ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  five: item({
    title: 'Five in a row',
    gist: 'Five men of one player stand in a row.',
    aka: ['five in line', 'who wins', 'diagonal row'],
    group: 'The end of a game',
    bookValue: ruled('It is the object of the game: across, up and down, or slanting.', cites.blue.five),
  }),
} as const;
