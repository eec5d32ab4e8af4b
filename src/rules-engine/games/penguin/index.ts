import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Penguin. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Penguin, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
  },
};

export default patienceGame({
  id: 'penguin',
  title: 'Penguin',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Penguin', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'Three cards of one rank as foundations, and a place for the fourth; seven free places; seven files of seven cards face up.',
    lines: [
      { places: ['5S', '5H', '5C', 'place'] },
      { places: ['place', 'place', 'place', 'place', 'place', 'place', 'place'] },
      {
        files: [
          [0, 7],
          [0, 7],
          [0, 7],
          [0, 7],
          [0, 7],
          [0, 7],
          [0, 7],
        ],
      },
    ],
  }),
  glance: {
    Plan: 'low cards uncovered first, and out to the foundations',
    'Played like': 'Four Free',
    'Not covered': 'the layout, with which card the foundations begin, how columns are built, and spaces',
  },
  cites,
  patience,
});
