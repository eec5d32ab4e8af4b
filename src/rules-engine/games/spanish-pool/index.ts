import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'spanish-pool',
  title: 'Spanish pool',
  aliases: ['Spanish game', 'The Spanish game'],
  shelf: 'billiards',
  kind: 'billiards',
  books: {
    [BOOK]: {
      heading: 'Spanish pool',
      pages: '322-323',
      // The book has different rules on these for this game.
      inherits: { from: 'billiards', cite: cites.blue.rules(6), except: ['miss', 'off-table', 'wrong-ball', 'ball-touched'] },
    },
  },
  has: [],
  players: { min: 2, max: 6, usual: 2, say: 'two or more' },
  packs: ['none-0'],
  glance: {
    Balls: 'two white, one red',
    Pins: 'five in a diamond; {points.pin} each, the middle one alone {points.middle-pin}',
    Counts: 'red {points.red}, white {points.white}, carom {points.carom}',
    Game: '{points.game}, as a rule',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
