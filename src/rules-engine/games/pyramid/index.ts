import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { pyramid } from '../../pictures/tableau.ts';

/** The passages of the manual on Pyramid. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Pyramid, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('taking', advice),
    reserve: stated({}, advice),
  },
};

export default patienceGame({
  id: 'pyramid',
  title: 'Pyramid',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Pyramid', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: pyramid({
    title: 'The opening layout',
    alt: 'Seven rows of one to seven cards, each row half over the one above it; the stock of 24 below.',
    peaks: [0],
    rows: 7,
    stock: 24,
  }),
  glance: {
    First: 'match cards of the layout',
    Then: 'match them with the stock',
    Last: 'the reserve, when nothing else is left',
    'Not covered': 'which cards match, whether a king goes alone, and redeals',
  },
  cites,
  patience,
});
