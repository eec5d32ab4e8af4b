import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'little-corporal',
  title: 'Little corporal',
  aliases: ['The little corporal'],
  shelf: 'billiards',
  kind: 'billiards',
  books: { [BOOK]: { heading: 'Little corporal', pages: '315-316', inherits: { from: 'billiards', cite: cites.blue.table } } },
  has: ['two-handed'],
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    Balls: 'two white, one red, as at the three-ball game',
    Pin: 'a small one in the middle: {points.pin}, after a ball is hit',
    Carom: '{points.carom}',
    Miss: '{points.miss} to the opponent',
    Game: '{points.game}, as a rule',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
