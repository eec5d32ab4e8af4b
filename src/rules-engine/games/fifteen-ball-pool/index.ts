import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'fifteen-ball-pool',
  title: 'Fifteen-ball pool',
  aliases: ['Sixty-one pool', '61 pool'],
  shelf: 'billiards',
  kind: 'billiards',
  books: {
    [BOOK]: {
      heading: 'Fifteen-Ball Pool',
      pages: '311-313',
      inherits: {
        from: 'billiards',
        cite: cites.blue.rules(6),
        // The billiard laws mention two players; here more may play, each for themselves.
        reads: { parties: { opponent: 'opponents' } },
        // Laws that the game's other rules settle themselves, and those that need two white balls, a red one, or caroms.
        except: [
          'ball-in-motion',
          'ball-touched',
          'crotch',
          'foot-off-floor',
          'frozen',
          'interference',
          'miss',
          'off-table',
          'opening',
          'safety',
          'stringing',
          'very-near',
          'wrong-ball',
        ],
      },
    },
  },
  has: ['each-for-himself'],
  players: { min: 2, max: 8, say: 'two or more' },
  packs: ['none-0'],
  glance: {
    Balls: 'fifteen numbered, and a white cue-ball',
    'Each ball': 'the number on it, 120 in all',
    'Game for two': '{points.game}',
    Scratch: '{points.forfeit} points',
    'Three forfeits running': 'lose the game',
  },
  facts: {
    target: 'glance.Game for two',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
