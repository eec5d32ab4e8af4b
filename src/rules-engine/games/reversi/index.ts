import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'reversi',
  title: 'Reversi',
  aliases: ['Othello'],
  shelf: 'board',
  kind: 'board',
  books: { 'blue-ribbon-1940': { heading: 'Reversi', pages: '336-337' } },
  has: [],
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    Board: '64 squares, eight by eight',
    Men: '32 each, red on one side and black on the other',
    'First men': 'in the four squares in the middle, one at a time',
    'Each turn': 'a man that encloses some of the opponent’s',
    Turned: 'all the men between, in every line',
    Wins: 'more men showing when the board is full',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
