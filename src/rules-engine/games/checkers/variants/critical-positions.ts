import { drawn } from '../../../mechanics/draughts/board.ts';
import { each } from '../../../rulesets/games.ts';
import type { Diagram } from '../../../vocabulary/diagrams.ts';
import { DONOHUE } from '../cites.ts';
import { code, variant } from '../code.ts';

const REBUILT = 'Doubtful: the diagram is lost, and the men are those that the moves of the solution ask for.';

/**
 * Positions whose men are known: from the text of p. 173, or because the whole solution is legible and allows no other placing of the men it
 * moves and takes. Moves are printed as pairs of squares, beginning with the side to play.
 */
export const diagrams = {
  first: drawn('W:WK23,K27:B12,K28', {
    title: 'No. 1: White to move and win',
    says: `27-32 28-24 23-18 24-28 18-15 28-24 32-28 24-27 15-18 12-16 28-32 27-24 18-15 24-28 15-11 16-19 32-27 28-32 27-31 19-23 11-15 32-28 15-19, and White wins. ${REBUILT} The last move is printed 16.19; no king stands on 16.`,
  }),
  second: drawn('W:W30,K19,K22:B21,K27', {
    title: 'No. 2: White to move and win',
    says: `30-26 27-23 19-15 23-30 15-19 21-25 22-29 30-26 29-25 26-31 25-22. ${REBUILT} The moves that follow belong to other columns.`,
  }),
  eighth: drawn('W:W32,K26:B19,K28', {
    title: 'No. 8: White to play',
    says: 'The book gives the men in words on p. 173, where the position is the example for who has the move: White has it. Its caption cannot be read.',
  }),
  eleventh: drawn('W:WK26,K27:B3,K32', {
    title: 'No. 11: White to move and win',
    says: `26-23 32-28 27-32 28-24 32-28 24-20 23-19 20-24 19-15 24-27 15-18 3-8 18-15 8-12 28-32 27-24 15-11 24-28 32-27; the rest as No. 1. ${REBUILT}`,
  }),
} as const satisfies Record<string, Diagram>;

const LAWS_OF_GAME = () => 'Positions to be studied: the laws are those of the game and are given there.';
const keys = <T extends object>(rows: T) => Object.keys(rows) as (keyof T & string)[];

export default variant({
  title: 'Critical positions',
  aliases: ['Sturges', 'Draughts problems', 'Checker problems', 'Twelve positions by Martin'],
  books: { [DONOHUE]: { heading: 'A Collection of 150 Critical Positions', pages: '225-256' } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    'In the book': '150 positions from Sturges, and twelve by Martin',
    'To be read': 'four of Sturges, with the moves of three',
    Lost: 'the diagrams of all the others',
  },
  laws: { repeal: each(keys(code.laws), LAWS_OF_GAME) },
  points: { repeal: each(keys(code.points), LAWS_OF_GAME) },
  scorers: {},
  repealScorers: each(keys(code.scorers), LAWS_OF_GAME),
  diagrams,
  examples: [],
});
