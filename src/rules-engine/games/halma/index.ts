import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { board } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'halma',
  title: 'Halma',
  aliases: [],
  shelf: 'board',
  kind: 'board',
  books: { 'blue-ribbon-1940': { heading: 'Halma', pages: '243' } },
  has: [],
  players: { min: 2, max: 4, say: 'the book gives no number' },
  packs: ['none-0'],
  glance: {
    Board: '256 squares',
    Men: '19 for each player, each with a colour',
    'The moves': 'not in the book: they come with the board',
  },
  cites,
  ...code,
  diagrams: { board },
  examples,
});
