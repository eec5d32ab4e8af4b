import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'devil-and-tailors',
  title: 'Devil and tailors',
  aliases: ['The devil among the tailors'],
  shelf: 'board',
  kind: 'board',
  books: { 'blue-ribbon-1940': { heading: 'Devil and Tailors', pages: '154' } },
  has: [],
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    Men: 'four white ones, the tailors; one black, the devil',
    'First move': 'White',
    'The tailors': 'forward only',
    'The devil': 'forward or backward',
    'No captures': 'and no jumps',
    Wins: 'White who pins the devil; the devil who gets through',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
