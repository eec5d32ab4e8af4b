import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'chicago-pool',
  title: 'Chicago pool',
  aliases: ['Rotation pool', 'Chicago'],
  shelf: 'billiards',
  kind: 'billiards',
  books: {
    [BOOK]: {
      heading: 'Chicago Pool',
      pages: '298-300',
      inherits: {
        from: 'fifteen-ball-pool',
        cite: cites.blue.clause,
        // The opening, and a cue-ball pocketed with a ball, have other rules here; the lowest scores pay, so nobody loses by forfeits or ties.
        except: ['opening', 'scratch', 'three-running', 'tie'],
      },
    },
  },
  has: ['each-for-himself'],
  players: { min: 2, max: 8, say: 'any number' },
  packs: ['none-0'],
  glance: {
    Balls: 'fifteen numbered, at the sights of the table, and a white cue-ball',
    Stroke: 'the lowest ball has to be hit first; whatever falls counts',
    Scratch: '{points.forfeit} points',
    Lowest: 'pays for the refreshment',
    'Second lowest': 'pays for the game',
    'Early end': 'when the balls left can change neither',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
