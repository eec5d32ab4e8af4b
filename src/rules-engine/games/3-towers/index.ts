import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { pyramid } from '../../pictures/tableau.ts';

/** Where the manual tells of Three towers. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Arcade Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** What may be moved where at Three towers: what the counsel of the manual lets one know. */
const patience: Tables = {
  sierra: {
    principle: stated('taking', advice),
    clock: stated('timed', cites.sierra.kinds),
  },
};

export default patienceGame({
  id: '3-towers',
  title: 'Three towers',
  aliases: ['3 towers'],
  books: { sierra: { heading: 'Solitaire: Three towers', pages: '115-125' } },
  has: ['stock'],
  packs: ['none-0'],
  picture: pyramid({
    title: 'Three towers',
    alt: 'Three towers of one, two and three cards face down, on a row of ten cards face up; the stock of 24 below.',
    peaks: [0, 3, 6],
    rows: 4,
    hidden: 3,
    stock: 24,
  }),
  glance: {
    Counting: 'more for long sequences',
    Else: 'cards that uncover most',
    'Not covered': 'the layout, the figures, and the time allowed',
  },
  cites,
  patience,
});
