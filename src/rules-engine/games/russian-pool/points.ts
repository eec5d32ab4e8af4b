import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { counts, eighteen, string } = cites.blue;
const ball = (name: string, pockets: string, n: number, aka: readonly string[] = []) =>
  item({ title: `The ${name}`, gist: `The ${name}, or the cue ball off it, goes into ${pockets}.`, group: 'Pockets', aka, bookValue: bookValue(n, counts) });

export const points = {
  black: ball('black', 'a pocket at the foot', 9),
  blue: ball('blue', 'a side pocket', 7),
  red: ball('red', 'any pocket', 6, ['rover']),
  brown: ball('brown', 'a pocket at the head', 3),
  yellow: ball('yellow', 'a pocket at the head', 2),
  carom: item({ title: 'Carom', gist: 'The cue ball hits one ball and then another.', aka: ['cannon'], bookValue: bookValue(2, counts) }),
  'black-and-white': item({
    title: 'Black and cue ball both in wrong pockets',
    gist: 'A carom off the black, and both go into pockets that are not at the foot.',
    aka: ['eighteen'],
    bookValue: bookValue(
      -18,
      doubted(eighteen, 'That is twice the black; the book does not say outright whether both in a foot pocket would count twice as much.'),
    ),
  }),
  string: item({
    title: 'On a string of buttons',
    gist: 'The score is counted off on a string in fives.',
    aka: ['button string', 'counters'],
    bookValue: ruled('A fifth of the points, to the nearest five: 23 is shown as 5 buttons, 22 as 4.', string),
  }),
};
