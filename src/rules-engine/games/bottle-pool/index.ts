import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'bottle-pool',
  title: 'Bottle pool',
  aliases: [],
  shelf: 'billiards',
  kind: 'billiards',
  books: { [BOOK]: { heading: 'Bottle pool', pages: '297-298' } },
  has: [],
  players: { min: 2, max: 6, say: 'any number' },
  packs: ['none-0'],
  glance: {
    Balls: 'a white and two numbered balls',
    Bottle: 'on its neck in the centre: {points.bottle} for upsetting it off a ball',
    Counts: 'carom {points.carom}, ball one {points.one}, ball two {points.two}',
    Game: 'exactly {points.game}; more is a burst',
    Loser: 'the player who has the fewest points then',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
