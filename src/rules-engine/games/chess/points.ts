import { bookValue, item, ruled, type ScoreItem, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { pawnWorth } from './words.ts';

/** The fighting value of a man, in pawns; no figure in a game depends on it. */
const fighting = (title: string, gist: string, pawns: number, says = 'By the usual estimate.'): ScoreItem =>
  item({
    title,
    gist,
    aka: ['piece values', 'how much is it worth', 'is the exchange fair'],
    group: 'The fighting value of the men',
    books: { 'blue-ribbon-1940': bookValue(pawns, cites.blue.values, { unit: pawnWorth, says }), donohue: unscored() },
  });

/** How a game ends, and what each book calls it. */
export const points = {
  checkmate: item({
    title: 'Checkmate',
    gist: 'A king is in check and cannot get out of it: not by moving, not by a man set between, not by taking the attacker.',
    aka: ['mate', 'mated', 'who wins'],
    group: 'The end of a game',
    books: {
      'blue-ribbon-1940': ruled('The player who is mated loses the game.', cites.blue.mate),
      donohue: ruled('The player who gives mate wins the game.', cites.donohue.mate),
    },
  }),
  drawn: item({
    title: 'Drawn game',
    gist: 'Neither player can mate the other.',
    aka: ['draw', 'insufficient material', 'two kings left'],
    group: 'The end of a game',
    books: {
      'blue-ribbon-1940': ruled('Nobody wins.', cites.blue.check),
      donohue: ruled('Nobody wins, whether too few men are left or they stand so that neither can mate.', cites.donohue.drawn),
    },
  }),
  stalemate: item({
    title: 'Stalemate',
    gist: 'The player whose turn it is is not in check and has no legal move.',
    aka: ['stale mate', 'no moves left'],
    group: 'The end of a game',
    books: {
      'blue-ribbon-1940': ruled('A draw, always.', [cites.blue.stalemate, cites.blue.stale], { way: 'draw' }),
      donohue: ruled('A win for the player stalemated by some authorities, a draw by others; the book does not choose.', cites.donohue.stalemate, {
        way: 'open',
      }),
    },
  }),
  'perpetual-check': item({
    title: 'Perpetual check',
    gist: 'A player checks again and again, and the opponent cannot escape from it.',
    aka: ['endless checks', 'repeated checks'],
    group: 'The end of a game',
    books: {
      'blue-ribbon-1940': ruled('A draw; by the code the umpire is asked for fifty moves more.', [cites.blue.perpetual, cites.blue.fiftyMoves], {
        way: 'draw',
      }),
      donohue: unscored(),
    },
  }),
  king: fighting('King', 'It cannot be captured, and yet it fights.', 4.5),
  queen: fighting('Queen', 'It moves as rook and bishop together.', 15),
  rook: fighting('Rook', 'It moves along rows and files.', 9.5),
  bishop: fighting('Bishop', 'It moves along diagonals.', 5.5),
  knight: fighting('Knight', 'It leaps to squares of the other colour.', 3.5),
  pawn: fighting('Pawn', 'It moves straight ahead.', 1, 'The measure of the others.'),
} as const;
