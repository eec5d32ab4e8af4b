import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Flower garden. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Flower garden, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    foundations: stated({ base: 'ace' }, advice),
  },
};

export default patienceGame({
  id: 'flower-garden',
  title: 'Flower garden',
  aliases: ['The bouquet'],
  books: { sierra: { heading: 'Solitaire: Flower garden', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'Four places for foundations; six beds of six cards face up; sixteen cards in the hand.',
    lines: [
      { places: ['place', 'place', 'place', 'place'] },
      {
        files: [
          [0, 6],
          [0, 6],
          [0, 6],
          [0, 6],
          [0, 6],
          [0, 6],
        ],
      },
      { places: ['open', 'open', 'open', 'open', 'open', 'open', 'open', 'open'] },
      { places: ['open', 'open', 'open', 'open', 'open', 'open', 'open', 'open'] },
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
