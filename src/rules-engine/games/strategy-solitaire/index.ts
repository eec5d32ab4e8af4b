import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Strategy. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Strategy, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
  },
};

export default patienceGame({
  id: 'strategy-solitaire',
  title: 'Strategy',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Strategy', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: tableau({
    title: 'The table at the start',
    alt: 'Four places for foundations, eight for stacks, and the pack.',
    lines: [
      { places: ['place', 'place', 'place', 'place'] },
      { places: ['place', 'place', 'place', 'place', 'place', 'place', 'place', 'place'] },
      { places: [{ down: 52 }] },
    ],
  }),
  glance: {
    Stacks: 'never a card on a lower one of its suit',
    Kings: 'at the end of the row, by themselves',
    'Four of a rank': 'together, and the next lower rank on them',
    'Not covered': 'the number of stacks, and when cards go out',
  },
  cites,
  patience,
});
