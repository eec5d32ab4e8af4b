import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'snooker',
  title: 'Snooker',
  aliases: ['Snooker pool'],
  shelf: 'billiards',
  kind: 'billiards',
  books: { [BOOK]: { heading: 'Billiards: Snooker', pages: '320-322' } },
  has: [],
  players: { min: 2, max: 6, say: 'two or more' },
  packs: ['none-0'],
  figures: [
    ['22', 'balls, 15 of them red'],
    ['6', 'pockets'],
  ],
  glance: {
    Balls: 'fifteen reds, six colours and the white',
    Reds: '{points.red} each; after a red, any colour',
    Colours: 'yellow {points.yellow}, green {points.green}, brown {points.brown}, blue {points.blue}, pink {points.pink}, black {points.black}',
    'After the last red': 'the colours from the lowest up, and none comes back',
    Forfeits: 'the value of the ball; a clear miss at a red is the smallest',
    Game: 'the highest score wins, or the lowest loses',
  },
  facts: {
    pack: { at: 'blue.values', says: 'Fifteen reds, six colours (yellow, green, brown, blue, pink, black) and a white cue ball.' },
  },
  cites,
  ...code,
  diagrams,
  examples,
});
