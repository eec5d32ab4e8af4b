import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Four free. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Four free, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    foundations: stated({ base: 'ace' }, advice),
  },
};

export default patienceGame({
  id: 'four-free',
  title: 'Four free',
  aliases: ['Free cell'],
  books: { sierra: { heading: 'Solitaire: Four free', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'Four free places and four for foundations; four files of seven cards and four of six, all face up.',
    lines: [
      { places: ['place', 'place', 'place', 'place', 'place', 'place', 'place', 'place'] },
      {
        files: [
          [0, 7],
          [0, 7],
          [0, 7],
          [0, 7],
          [0, 6],
          [0, 6],
          [0, 6],
          [0, 6],
        ],
      },
    ],
  }),
  glance: {
    'Goes out first': 'aces and low cards',
    Room: 'an emptied column lets you move more',
    Counsel: 'think each move to its end',
    'Not covered': 'the layout, the number of free places, how columns are built, and spaces',
  },
  cites,
  patience,
});
