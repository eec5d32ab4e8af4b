import { drawn } from '../../../mechanics/draughts/board.ts';
import { each } from '../../../rulesets/games.ts';
import type { Diagram } from '../../../vocabulary/diagrams.ts';
import { DONOHUE } from '../cites.ts';
import { code, variant } from '../code.ts';

export const diagrams = {
  'game-1': drawn('W:W9,16,20,21,26,28,30-32:B1-3,5-8,25', {
    title: 'Game 1, after 19 moves',
    says: '11-15 22-18 15-22 25-18 8-11 29-25 4-8 25-22 12-16 24-20 10-15 27-24 16-19 23-16 15-19 24-15 9-14 18-9 11-25, Black to begin. Doubtful: the columns of the page run into one another, and these are the moves of the first that can follow each other.',
  }),
} as const satisfies Record<string, Diagram>;

const LAWS_OF_GAME = () => 'Games to be played over: the laws are those of the game and are given there.';
const keys = <T extends object>(rows: T) => Object.keys(rows) as (keyof T & string)[];

export default variant({
  title: 'Example games',
  aliases: ['Games from Sturges', 'Games by Martin'],
  books: { [DONOHUE]: { heading: 'Examples of Games, from Sturges', pages: '179-224' } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    'In the book': '69 games from Sturges, with variations, and a series by Martin',
    Notation: 'two squares a move, Black first',
    'To be read': 'the first 19 moves of Game 1',
  },
  laws: { repeal: each(keys(code.laws), LAWS_OF_GAME) },
  points: { repeal: each(keys(code.points), LAWS_OF_GAME) },
  scorers: {},
  repealScorers: each(keys(code.scorers), LAWS_OF_GAME),
  diagrams,
  examples: [],
});
