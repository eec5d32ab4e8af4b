import { item } from '../../laws/one-book.ts';
import { ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  pinned: item({
    title: 'The devil pinned',
    gist: 'The black man cannot move.',
    aka: ['trapped', 'white wins', 'tailors win'],
    group: 'The end of a game',
    bookValue: ruled('It is what the white men play for.', cites.blue.object),
  }),
  through: item({
    title: 'The devil through',
    gist: 'The black man has got through the white men.',
    aka: ['black wins', 'got past'],
    group: 'The end of a game',
    bookValue: ruled('Black wins the game.', cites.blue.end),
  }),
} as const;
