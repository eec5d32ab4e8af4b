import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { turn } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'going-to-boston',
  title: 'Going to Boston',
  aliases: ['Yankee grab', 'Newmarket with dice'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Dice games: Going to Boston', pages: '203' }, donohue: { heading: 'Dice: Going to Boston', pages: '393' } },
  has: [],
  players: { min: 2, max: 1000, say: 'any number' },
  packs: ['none-0'],
  glance: {
    Players: 'any number',
    Dice: 'three',
    Turn: 'three throws: three dice, two, one',
    Stays: 'the highest die each time',
    Score: 'the three dice added, 3 to 18',
    Wins: 'the highest total (Donohue)',
  },
  cites,
  ...code,
  diagrams: { turn },
  examples,
});
