import type { Citation } from '../../books.ts';
import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const { black, missRed, severalReds, toPink, turns, white } = cites.blue;
const BALLS = 'The balls';
const FORFEITS = 'Forfeits with a figure of their own';
const WHOSE =
  'It is forfeited. The book does not say whether it comes off the striker’s score or goes to the others; here it is taken off the striker’s score.';

const colour = (name: string, n: number, at: Citation = toPink) =>
  item({
    title: `The ${name}`,
    gist: `The ${name} is pocketed when it is on; the same number is forfeited for it.`,
    group: BALLS,
    bookValue: bookValue(n, at),
  });

export const points = {
  red: item({
    title: 'A red',
    gist: 'A red is pocketed when reds are on; each of several counts.',
    group: BALLS,
    bookValue: bookValue(1, [turns, severalReds]),
  }),
  yellow: colour('yellow', 2),
  green: colour('green', 3),
  brown: colour('brown', 4),
  blue: colour('blue', 5),
  pink: colour('pink', 6),
  black: colour('black', 7, black),
  'miss-red': item({
    title: 'Clear miss at a red',
    gist: 'A red was on, and the white struck nothing.',
    aka: ['missed the reds'],
    group: FORFEITS,
    bookValue: bookValue(-1, doubted(missRed, WHOSE)),
  }),
  'white-in': item({
    title: 'White pocketed, nothing struck',
    gist: 'The white runs into a pocket and has struck no ball; a higher colour that was on costs its own value.',
    aka: ['scratch', 'in off nothing', 'coup'],
    group: FORFEITS,
    bookValue: bookValue(-3, doubted(white, WHOSE)),
  }),
};
