import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { drawnFor } from '../../patience/pictures.ts';
import { stated, type Tables } from '../../patience/table.ts';

/** The passages of the manual on Shamrocks. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Shamrocks, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    foundations: stated({ base: 'chosen' }, advice, 'They are built up; the book does not say whether in suit.'),
    space: stated({ cards: 'any' }, advice),
  },
};

const examples: readonly Example[] = [lawExample('empty-space', advice, {}, 'A column has gone; a jack is moved into its place.', 'may fill')];

export default patienceGame({
  id: 'shamrocks',
  title: 'Shamrocks',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Shamrocks', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  glance: {
    Counsel: 'do not build the columns upward',
    'Not covered': 'the layout, what may be built on a column, and redeals',
  },
  cites,
  patience,
  diagrams: drawnFor(patience),
  examples,
});
