import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { board } from './diagrams.ts';
import { examples } from './examples.ts';
import ship from './variants/ship/index.ts';

export default game({
  id: 'shuffleboard',
  title: 'Shuffleboard',
  aliases: ['Shuffle board', 'Shovelboard'],
  shelf: 'bowling',
  kind: 'bowling',
  books: { 'blue-ribbon-1940': { heading: 'Shuffle Board', pages: '342' }, donohue: { heading: 'Shuffle-Board', pages: '395-396' } },
  has: [],
  players: { min: 2, max: 4, say: 'two players or two sides (1940); four, two on each side (Donohue)' },
  packs: ['none-0'],
  glance: {
    Board: '30 feet by 20 inches, sanded, with a gutter',
    Pieces: 'four a side',
    'Over the line': '{points.in}',
    'Over the end': '{points.ship}',
    'Nobody over the line': '{points.nearest} for the nearest',
    Counts: 'one piece in an inning (1940), every piece (Donohue)',
    Game: '{points.game donohue}, as Donohue seems to print; 1940 gives no number',
  },
  cites,
  ...code,
  diagrams: { board },
  variants: { ship },
  examples,
});
