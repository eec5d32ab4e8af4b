import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

// Laws on which Polish draughts has its own rules.
const OWN = ['two-captures', 'part-of-capture', 'capture-on-crowning', 'cannot-win'];

// A man does not become a king merely by reaching the last row; it has to stay there.
const OF_BLUE = [...OWN, 'king-not-crowned'];

export default game({
  id: 'polish-draughts',
  title: 'Polish draughts',
  aliases: ['International draughts', 'Ten-square draughts', 'Damen'],
  shelf: 'board',
  kind: 'board',
  books: {
    'blue-ribbon-1940': { heading: 'Polish Draughts', pages: '153-154', inherits: { from: 'checkers', cite: cites.blue.clause, except: OF_BLUE } },
    donohue: { heading: 'Polish Draughts', pages: '269-277', inherits: { from: 'checkers', cite: cites.donohue.clause, except: OWN } },
  },
  has: [],
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    'Board and men': 'a hundred squares, twenty men a side (Donohue); the board of checkers (1940)',
    'A man': 'moves forward, captures forward and backward',
    'A king': 'goes as far as the way is clear, and turns as it captures',
    'Which capture': 'the greater number, then the greater worth (Donohue)',
    Crown: 'only where the move ends on the last row',
    'Captured pieces': 'stay until the move is done; none is jumped twice (Donohue)',
    'One king': 'drawn on the long line, else after {points.moves-single-king donohue} (Donohue)',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
