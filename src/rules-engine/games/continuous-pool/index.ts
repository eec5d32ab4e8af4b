import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'continuous-pool',
  title: 'Continuous pool',
  aliases: ['Continuous pocket billiards', 'Championship pool'],
  shelf: 'billiards',
  kind: 'billiards',
  books: { [BOOK]: { heading: 'Continuous Pool', pages: '304-305' } },
  has: ['each-for-himself'],
  players: { min: 2, max: 8, usual: 2 },
  packs: ['none-0'],
  glance: {
    Balls: 'fifteen numbered, and a white cue-ball',
    'Each ball': '{points.ball} point, whatever its number',
    Frames: 'all fifteen are pocketed, then set up again',
    Game: 'as many points as are agreed on',
    Faults: 'points off the score; no ball goes back',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
