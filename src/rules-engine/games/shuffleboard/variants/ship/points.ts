import { item } from '../../../../laws/one-book.ts';
import { ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

export const points = {
  square: item({
    title: 'Piece in a square',
    gist: 'A disk lies clear within a numbered square.',
    aka: ['numbered square', 'what does a square count'],
    group: 'An inning',
    bookValue: ruled('The number of the square, 1 to 10.', cites.blue.ship),
  }),
  minus: item({
    title: 'Piece in a minus square',
    gist: 'A disk lies clear within a square that is marked minus.',
    aka: ['ten off', 'minus ten', 'lost points'],
    group: 'An inning',
    bookValue: ruled('Points are lost: the number of the square, as it is read here.', cites.blue.minus),
  }),
  length: item({
    title: 'Game',
    gist: 'How many points make the game.',
    aka: ['50 or 100', 'what do we play to'],
    group: 'The game',
    bookValue: ruled('50 or 100, as agreed; the side that reaches them first wins.', cites.blue.ship),
  }),
} as const;
