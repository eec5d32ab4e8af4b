import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { faces } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'round-the-spot',
  title: 'Round the Spot',
  aliases: ['Round the spots', 'Around the spot'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Round the spot', pages: '203' }, donohue: { heading: 'Dice: Round the Spot', pages: '393' } },
  has: [],
  players: { min: 2, max: 1000, say: 'any number' },
  packs: ['none-0'],
  glance: {
    Players: 'any number',
    Dice: 'three, thrown three times',
    'A three': '{points.three}',
    'A five': '{points.five}',
    'All others': 'nothing',
    Counts: 'all nine dice (Donohue), the last three (1940)',
  },
  cites,
  ...code,
  diagrams: { faces },
  examples,
});
