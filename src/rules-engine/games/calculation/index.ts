import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Calculation. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Calculation, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
  },
};

export default patienceGame({
  id: 'calculation',
  title: 'Calculation',
  aliases: ['Broken intervals'],
  books: { sierra: { heading: 'Solitaire: Calculation', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'Ace, two, three and four as foundations; four waiting places and the stock.',
    lines: [{ places: ['AS', '2H', '3C', '4D'] }, { places: ['place', 'place', 'place', 'place'] }, { places: [{ down: 48 }] }],
  }),
  glance: {
    Plan: 'know early which cards each foundation will ask for',
    'Waiting columns': 'do not cover what you will need first',
    Kings: 'perhaps a column for them alone',
    'Not covered': 'the steps of the foundations, the number of columns, and redeals',
  },
  cites,
  patience,
});
