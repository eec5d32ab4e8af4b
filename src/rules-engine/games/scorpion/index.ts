import { citesOf, doubted } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Scorpion. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Scorpion, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('taking', doubted(advice, 'The manual speaks of matching in one sentence for Pyramid and Scorpion; the second name may be a slip.')),
  },
};

export default patienceGame({
  id: 'scorpion',
  title: 'Scorpion',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Scorpion', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'Seven files of seven cards: three cards face down and four face up in the first four, seven face up in the others; three cards left.',
    lines: [
      {
        files: [
          [3, 4],
          [3, 4],
          [3, 4],
          [3, 4],
          [0, 7],
          [0, 7],
          [0, 7],
        ],
      },
      { places: [{ down: 3 }] },
    ],
  }),
  glance: {
    First: 'match cards of the layout',
    Then: 'match them with the stock',
    Doubt: 'whether the one sentence on it is meant for this game',
    'Not covered': 'which cards match, and redeals',
  },
  cites,
  patience,
});
