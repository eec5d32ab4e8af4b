import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Yukon. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Yukon, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    sight: stated('hidden', advice),
  },
};

export default patienceGame({
  id: 'yukon',
  title: 'Yukon',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Yukon', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'Four places for foundations; seven files: one card face up in the first, and one to six face down under five face up in the others.',
    lines: [
      { places: ['place', 'place', 'place', 'place'] },
      {
        files: [
          [0, 1],
          [1, 5],
          [2, 5],
          [3, 5],
          [4, 5],
          [5, 5],
          [6, 5],
        ],
      },
    ],
  }),
  glance: {
    'Hidden cards': 'under the columns; the best moves turn them',
    'Played like': 'Klondike',
    'Not covered': 'the layout, how columns are built, what moves together, and spaces',
  },
  cites,
  patience,
});
