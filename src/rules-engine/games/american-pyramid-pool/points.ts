import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

/** What counts at American pyramid pool. */
export const points = {
  ball: item({
    title: 'Ball pocketed',
    gist: 'Each ball counts the same, whatever its number.',
    aka: ['ball', 'point'],
    bookValue: bookValue(1, cites.blue.object),
  }),
  forfeit: item({
    title: 'Ball forfeited',
    gist: 'A ball goes back on the table, or is owed.',
    aka: ['scratch', 'owes a ball'],
    bookValue: bookValue(-1, [cites.blue.pyramid(1), cites.blue.pyramid(3), cites.blue.pyramid(6)]),
  }),
  game: item({
    title: 'Game for two',
    gist: 'In a match or a game for two, the first with so many balls has won.',
    bookValue: bookValue(8, cites.blue.object),
  }),
  end: item({
    title: 'End for more than two',
    gist: 'When the balls left can change nothing.',
    bookValue: ruled(
      'The game ends when the balls on the table are too few to tie the next lowest score; everything that hangs on it is settled by the standing then.',
      doubted(cites.blue.pyramid(5), 'Whether the score to be tied is that next below the best or next above the worst, the words leave open.'),
    ),
  }),
};
