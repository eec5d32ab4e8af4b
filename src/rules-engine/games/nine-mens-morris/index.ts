import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'nine-mens-morris',
  title: 'Nine Men’s Morris',
  aliases: ['Morelles', 'The Mill', 'Mühle', 'Merels'],
  shelf: 'board',
  kind: 'board',
  books: { 'blue-ribbon-1940': { heading: 'Morelles, or The Mill', pages: '258-259' } },
  has: [],
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    Layout: 'three squares joined, 24 points',
    Men: 'nine each',
    'Three in a line': 'one man of the opponent may be taken',
    Protected: 'men in line, while there are others',
    'Three men left': 'they hop anywhere',
    'Two men left': 'the game is lost',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
