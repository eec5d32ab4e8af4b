import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'cowboy-pool',
  title: 'Cowboy pool',
  aliases: ['Cow-boy pool'],
  shelf: 'billiards',
  kind: 'billiards',
  books: { [BOOK]: { heading: 'Cowboy pool', pages: '305-308' } },
  has: [],
  players: { min: 2, max: 6, usual: 2, say: 'two or more' },
  packs: ['none-0'],
  glance: {
    Balls: 'the cue ball and three that bear odd numbers',
    First: '{points.ninety} by caroms and pocketed balls, reached exactly',
    Then: '{points.ten} by caroms alone',
    Last: '{points.last}, the cue ball off the lowest ball into a pocket named',
    Carom: '{points.carom}, a double {points.double}',
    Game: '{points.game}',
    'A fault': 'loses the points of the hand, never those of earlier ones',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
