import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Baker's Dozen. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Baker's Dozen, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    foundations: stated({ base: 'ace' }, advice),
  },
};

export default patienceGame({
  id: 'bakers-dozen',
  title: 'Baker’s Dozen',
  aliases: ['Bakers dozen'],
  books: { sierra: { heading: 'Solitaire: Baker’s Dozen', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'Four places for foundations, and thirteen files of four cards face up.',
    lines: [
      { places: ['place', 'place', 'place', 'place'] },
      {
        files: [
          [0, 4],
          [0, 4],
          [0, 4],
          [0, 4],
          [0, 4],
          [0, 4],
          [0, 4],
        ],
      },
      {
        files: [
          [0, 4],
          [0, 4],
          [0, 4],
          [0, 4],
          [0, 4],
          [0, 4],
        ],
      },
    ],
  }),
  glance: {
    Aces: 'laid out as soon as they are free, as counsel',
    Counsel: 'low cards out from under high ones; a card on one of its own suit',
    'Told with': 'Bristol',
    'Not covered': 'the layout, what may be built in a column, and redeals',
  },
  cites,
  patience,
});
