import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { object, sum, rules } = cites.blue;

/** What counts at fifteen-ball pool. */
export const points = {
  ball: item({
    title: 'Ball pocketed',
    gist: 'A ball counts the number on it.',
    aka: ['ball', 'number of the ball'],
    bookValue: ruled('The number on the ball; 120 in all.', [object, sum]),
  }),
  forfeit: item({
    title: 'Scratch',
    gist: 'A fault by which points are forfeited.',
    aka: ['scratch', 'forfeit', 'three off'],
    bookValue: bookValue(-3, [rules(1), rules(2), rules(4)]),
  }),
  'match-opening': item({
    title: 'Weak opening in a match',
    gist: 'Two scratches for each opening stroke that fails in a match or tournament.',
    bookValue: bookValue(-6, rules(1)),
  }),
  game: item({
    title: 'Game for two',
    gist: 'More than half of all that the balls count.',
    bookValue: bookValue(61, sum),
  }),
  end: item({
    title: 'Early end',
    gist: 'When the balls left can change nothing.',
    bookValue: ruled(
      'Between two, when one’s score is more than the balls of the other and those on the table together. Among more, when those on the table are too few to tie or beat the next lowest score.',
      doubted(rules(3), 'Whether the score to be tied among more than two is that next below the best or next above the worst, the words leave open.'),
    ),
  }),
};
