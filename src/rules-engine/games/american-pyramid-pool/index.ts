import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'american-pyramid-pool',
  title: 'American pyramid pool',
  aliases: ['Pyramid pool', 'American pyramids'],
  shelf: 'billiards',
  kind: 'billiards',
  books: {
    [BOOK]: {
      heading: 'American Pyramid Pool',
      pages: '295-297',
      inherits: {
        from: 'billiards',
        cite: cites.blue.pyramid(10),
        // The code is written for two players; here more may play, each for themselves.
        reads: { parties: { opponent: 'opponents' } },
        // Laws that the rules before this clause replace, and laws that need two white balls, a red one, or caroms.
        except: [
          'ball-in-motion',
          'ball-touched',
          'crotch',
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
    'Each ball': '{points.ball} point, whatever its number',
    Call: 'the ball, not the pocket; not for the opening stroke',
    Faults: 'a ball goes back on the table, or is owed',
    'Game for two': 'the first to {points.game} balls',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
