import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'go-bang',
  title: 'Go-bang',
  aliases: ['Gobang', 'Go bang', 'Gomoku', 'Five in a row'],
  shelf: 'board',
  kind: 'board',
  books: { 'blue-ribbon-1940': { heading: 'Go Bang', pages: '243' } },
  has: [],
  players: { min: 2, max: 4 },
  packs: ['none-0'],
  glance: {
    Board: '361 squares, 19 by 19',
    Players: 'two, three or four, each with a colour',
    'Each turn': 'one man on any vacant square',
    Wins: 'five of one’s own in a row',
    Rows: 'across, up and down, or slanting',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
