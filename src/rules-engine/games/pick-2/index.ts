import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { cards } from '../../pictures/picture.ts';

/** The passages of the manual on Pick 2. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Arcade Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Pick 2, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('taking', advice),
    clock: stated('timed', cites.sierra.kinds),
  },
};

export default patienceGame({
  id: 'pick-2',
  title: 'Pick 2',
  aliases: ['Pick two'],
  books: { sierra: { heading: 'Solitaire: Pick 2', pages: '115-125' } },
  has: ['stock'],
  packs: ['none-0'],
  picture: cards('A pair, and two in sequence', ['8S 8H', '5D 6C'], null),
  glance: {
    'Taken away': 'pairs, or two in sequence',
    Counting: 'a pair more than a sequence',
    'Not covered': 'the layout, the figures, and the time allowed',
  },
  cites,
  patience,
});
