import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'kelly-pool',
  title: 'Kelly pool',
  aliases: ['Kelly rotation', 'Kelly rotation pocket billiards', 'Kelly pocket billiards', 'Pill pool'],
  shelf: 'billiards',
  kind: 'billiards',
  books: {
    [BOOK]: {
      heading: 'Kelly Rotation Pocket Billiards',
      pages: '324-326',
      inherits: {
        from: 'billiards',
        cite: cites.blue.otherwise,
        // The billiard laws mention two players; here up to fifteen may play, each for themselves.
        reads: { parties: { opponent: 'opponents' } },
        // Laws that need two white balls, a red one, or caroms; those that these rules state themselves or repeat without caroms; and misses, which
        // forfeit here.
        except: [
          'ball-touched',
          'crotch',
          'frozen',
          'interference',
          'miss',
          'object-ball-disturbed',
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
  has: ['each-for-himself', 'draw'],
  players: { min: 2, max: 15 },
  packs: ['none-0'],
  glance: {
    Balls: 'fifteen numbered, a cue ball, and two sets of small balls',
    'Your number': 'on the small ball given to you: pocket that ball and you win',
    Stroke: 'the lowest ball has to be hit first; whatever falls counts',
    Killed: 'a player whose number another pockets forfeits, and plays on',
    Forfeits: 'what they consist of, the book does not say',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
