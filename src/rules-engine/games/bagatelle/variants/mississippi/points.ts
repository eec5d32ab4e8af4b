import { item } from '../../../../laws/one-book.ts';
import { ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

export const points = {
  arch: item({
    title: 'Ball through an arch',
    gist: 'A ball goes through one of the arches of the bridge.',
    aka: ['bridge', 'arches', 'what does an arch count'],
    group: 'A turn',
    bookValue: ruled('The number over the arch, 1 to 9.', [cites.donohue.board, cites.donohue.mississippi]),
  }),
  uncushioned: item({
    title: 'Ball that struck no cushion',
    gist: 'A ball goes through an arch and has struck no cushion before.',
    aka: ['straight through', 'no cushion'],
    group: 'A turn',
    bookValue: ruled('The number of the arch counts for the adversary.', cites.donohue.mississippi),
  }),
  game: item({
    title: 'Game',
    gist: 'How many points make the game.',
    aka: ['how many points', 'length of the game'],
    group: 'The game',
    bookValue: ruled('As many as are agreed on at its beginning.', cites.donohue.mississippi),
  }),
} as const;
