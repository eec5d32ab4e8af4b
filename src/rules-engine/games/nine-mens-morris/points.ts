import { item } from '../../laws/one-book.ts';
import { ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

export const points = {
  line: item({
    title: 'Three in a line',
    gist: 'Three men of one player stand on three neighbouring points of a ruled line.',
    aka: ['mill', 'morris', 'three in a row'],
    group: 'The men',
    bookValue: ruled(
      'For the first line, and for each new one made by a move, one man of the opponent may be taken off; one of three in line only where there are no others.',
      [cites.blue.line, cites.blue.moving],
    ),
  }),
  three: item({
    title: 'Three men left',
    gist: 'A player has only three men left.',
    aka: ['flying', 'hopping', 'down to three'],
    group: 'The men',
    bookValue: ruled('Any of them may hop to any vacant point.', cites.blue.hop),
  }),
  two: item({
    title: 'Two men left',
    gist: 'A player has only two men left.',
    aka: ['down to two', 'who wins'],
    group: 'The end of a game',
    bookValue: ruled('The game is lost.', cites.blue.loss),
  }),
} as const;
