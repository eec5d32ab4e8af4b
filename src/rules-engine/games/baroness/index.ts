import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Baroness. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Baroness, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('taking', advice),
  },
};

export default patienceGame({
  id: 'baroness',
  title: 'Baroness',
  aliases: ['Five piles'],
  books: { sierra: { heading: 'Solitaire: Baroness', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'Five open cards, and the stock of 47.',
    lines: [{ places: ['open', 'open', 'open', 'open', 'open'] }, { places: [{ down: 47 }] }],
  }),
  glance: {
    Aim: 'all cards taken off in combinations',
    Choice: 'of two combinations, the one that uncovers a card you need',
    'Not covered': 'which cards make a combination, how many are dealt, and redeals',
  },
  cites,
  patience,
});
