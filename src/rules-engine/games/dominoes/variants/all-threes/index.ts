import { doubted } from '../../../../laws/cites.ts';
import { scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { type AddedBy, variantOf } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { BLUE, cites } from '../../cites.ts';
import type { Dominoes } from '../../code.ts';
import type muggins from '../muggins/index.ts';
import { hand, play, game as sheet } from './scorers.ts';

const ends = item({
  title: 'Open ends',
  gist: 'The ends add up to a multiple of three.',
  books: {
    [BLUE]: bookValue(
      3,
      [
        cites.blue.allThrees,
        doubted(
          cites.blue.allFivesEnds,
          'No number is printed for threes: the game is called the same as fives, whose count is itself read as the sum of the ends.',
        ),
      ],
      { per: 'for every three in the sum' },
    ),
  },
});
const game = item({ title: 'Game', gist: 'The score that wins.', books: { [BLUE]: bookValue(60, cites.blue.allThrees) } });

const variant = variantOf<Dominoes & AddedBy<typeof muggins>>();

export default variant({
  title: 'All threes',
  aliases: ['Threes'],
  books: { [BLUE]: { heading: 'All Threes', pages: '213', inherits: { from: 'dominoes/muggins', cite: cites.blue.allThrees } } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: { Scores: 'when the open ends add up to a multiple of three', 'All else': 'as in muggins', Game: '{points.game}' },
  laws: {
    amend: { 'count-not-called': { gist: 'A player makes a multiple of three and does not announce it, or announces a wrong number.' } },
  },
  points: {
    amend: {
      ends: { gist: 'The open ends of the line add up to a multiple of three.', aka: ['multiple of three', 'threes'], books: ends.books },
      game: { books: game.books },
      domino: {
        books: {
          [BLUE]: ruled('The pips of the opponent, as in muggins; the book does not say to which multiple they are taken.', cites.blue.allThrees, {
            way: 'others-unrounded',
          }),
        },
      },
      blocked: {
        books: {
          [BLUE]: ruled('The difference of the two hands, as in muggins; the book does not say whether a multiple is taken.', cites.blue.allThrees, {
            way: 'difference-unrounded',
          }),
        },
      },
    },
  },
  scorers: { play, hand, game: sheet },
  examples: [
    scoreExample('play', cites.blue.allThrees, { piece: 'later', stones: '5-6 4-2' }, 'A five at one end and a four at the other.', 9),
    scoreExample('hand', cites.blue.allThrees, { end: 'domino', left: '6-4 3-1' }, 'A player goes out against the 6-4 and the 3-1.', 14),
    scoreExample('hand', cites.blue.allThrees, { end: 'blocked', own: '3', others: '14' }, 'A blocked game: 14 pips against 3.', 11),
    sheetExample(
      'game',
      cites.blue.allThrees,
      { players: 'two', names: 'Anna.Ben' },
      [
        { what: 'ends', who: 'first', made: '18' },
        { what: 'ends', who: 'first', made: '12' },
        { what: 'hand', end: 'domino', out: 'first', pips: '0.31' },
      ],
      'Counts of 18 and 12, and a hand won against 31 pips.',
      { Anna: 61, Ben: 0 },
      'Anna has won',
    ),
    valueExample('game', cites.blue.allThrees, 'A count of nine brings a player from 51 to the end.', 60),
  ],
});
