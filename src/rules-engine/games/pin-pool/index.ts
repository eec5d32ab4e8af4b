import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'pin-pool',
  title: 'Pin pool',
  aliases: [],
  shelf: 'billiards',
  kind: 'billiards',
  books: { [BOOK]: { heading: 'Pin pool', pages: '316-320' } },
  has: ['pool', 'draw'],
  players: { min: 2, max: 8, say: 'several' },
  packs: ['none-0'],
  glance: {
    Balls: 'two white, one red; a small numbered ball for each player',
    Pins: 'five in a diamond, the black one in the centre {points.centre}',
    Pool: 'exactly {points.pool}, pins and small ball together',
    Natural: 'the four outer pins at a stroke win at once',
    Caroms: 'count nothing',
    'Say it': 'before the next player’s stroke',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
