import { bookValue, item, pointsOf, ruled, unscored } from '../../scoring/points.ts';
import { BLUE, cites, DONOHUE } from './cites.ts';

const ROUND = 'An inning';
export const points = {
  in: item({
    title: 'Piece over the line',
    gist: 'A piece has passed the line near the far end and lies on the board.',
    aka: ['deuce', 'in', 'past the deuce line'],
    group: ROUND,
    books: {
      [BLUE]: bookValue(2, cites.blue.scoring),
      [DONOHUE]: bookValue(2, cites.donohue.scoring, { per: 'a piece', says: 'over the line, inside it or exactly on it' }),
    },
  }),
  ship: item({
    title: 'Piece over the end',
    gist: 'A piece hangs over the end of the board and does not fall.',
    aka: ['ship', 'hanger', 'overhanging', 'sticking out over the edge'],
    group: ROUND,
    books: { [BLUE]: bookValue(3, cites.blue.scoring), [DONOHUE]: bookValue(3, cites.donohue.scoring, { per: 'a piece' }) },
  }),
  nearest: item({
    title: 'Nearest piece',
    gist: 'No piece is over the line; one is the nearest to it.',
    aka: ['nobody is in', 'closest to the line', 'point'],
    group: ROUND,
    books: { [BLUE]: bookValue(1, cites.blue.scoring), [DONOHUE]: bookValue(1, cites.donohue.scoring) },
  }),
  pieces: item<'one' | 'every'>({
    title: 'Pieces that count',
    gist: 'More than one piece lies where it would score.',
    aka: ['several in', 'do they all count'],
    group: ROUND,
    books: {
      [BLUE]: ruled('Only one in an inning, be it a ship, a deuce or a point.', cites.blue.one, { way: 'one' }),
      [DONOHUE]: ruled('Every one.', cites.donohue.scoring, { way: 'every' }),
    },
  }),
  game: item({
    title: 'Game',
    gist: 'How many points make the game.',
    aka: ['how many points', 'twenty-one', 'what do we play to'],
    group: 'The game',
    books: {
      [BLUE]: unscored('No number of points is given.'),
      [DONOHUE]: bookValue(25, cites.donohue.game, { says: 'the party that scores them first wins' }),
    },
  }),
} as const;
/** The value of a piece exactly on the line where it counts as in. */
export const IN = pointsOf(points.in, DONOHUE);
