import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'high-low-jack-pool',
  title: 'High-low-jack pool',
  aliases: ['High-low-jack-game', 'High low jack and game at pool'],
  shelf: 'billiards',
  kind: 'billiards',
  books: {
    [BOOK]: {
      heading: 'High-Low-Jack-Game',
      pages: '315',
      inherits: {
        from: 'fifteen-ball-pool',
        cite: cites.blue.clause,
        // At fifteen-ball pool the numbers on the balls are the score and decide when the game ends.
        except: ['announced', 'tie'],
      },
    },
  },
  has: ['each-for-himself'],
  players: { min: 2, max: 8, say: 'any number' },
  packs: ['none-0'],
  glance: {
    Balls: 'fifteen numbered, and a white cue ball',
    High: 'the 15 ball',
    Low: 'the 1 ball',
    Jack: 'the 9 ball',
    Game: 'the highest sum of the numbers pocketed',
    'Played for': '{points.target}, as a rule',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
