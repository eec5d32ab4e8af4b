import { balls } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'forty-one-pool',
  title: 'Forty-one pool',
  aliases: ['41 pool', 'Forty-one'],
  shelf: 'billiards',
  kind: 'billiards',
  books: {
    [BOOK]: {
      heading: 'Forty-One Pool',
      pages: '313-314',
      inherits: {
        from: 'billiards/four-ball',
        cite: cites.blue.otherwise,
        // The four-ball laws mention two players; here several play, each for themselves.
        reads: { parties: { opponent: 'opponents' } },
        // Push shots and frozen balls, excluded by the clause itself; laws that need two white balls or caroms, or that these rules repeat without them; and
        // misses, which have a price here.
        except: ['ball-touched', 'frozen', 'interference', 'push-shot', 'safety', 'wrong-ball'],
      },
    },
  },
  has: ['each-for-himself', 'pool', 'draw'],
  players: { min: 2, max: 8, say: 'several' },
  packs: ['none-0'],
  picture: balls(
    'The fifteen numbered balls',
    ['1', '2 3', '4 5 6', '7 8 9 10', '11 12 13 14 15'],
    'Fifteen balls in a triangle, numbered from 1 at its point to 15.',
    null,
  ),
  glance: {
    Balls: 'fifteen numbered, a white, and a secret small ball for each player',
    Pool: 'exactly {points.pool}, small ball and balls pocketed together',
    Turn: 'one shot; every ball it pockets counts',
    Scratch: 'what the shot made, and a ball besides',
    Burst: 'over {points.pool}: all the player’s balls go back',
    Loser: 'the player who is farthest from {points.pool}',
  },
  cites,
  ...code,
  examples,
});
