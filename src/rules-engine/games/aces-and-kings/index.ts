import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Aces and kings. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Two Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Aces and kings, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    foundations: stated({ base: 'ace-and-king' }, advice, 'The manual does not say whether they are built in suit.'),
    reserve: stated({}, advice),
  },
};

export default patienceGame({
  id: 'aces-and-kings',
  title: 'Aces and kings',
  aliases: ['Kings and aces'],
  books: { sierra: { heading: 'Solitaire: Aces and kings', pages: '115-125' } },
  has: ['stock'],
  packs: ['double-104'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'Eight places for foundations; two reserves of thirteen cards, four open cards and the stock.',
    packs: 2,
    lines: [
      { places: ['place', 'place', 'place', 'place', 'place', 'place', 'place', 'place'] },
      { places: [{ up: 13 }, { up: 13 }, 'none', 'open', 'open', 'open', 'open', { down: 74 }] },
    ],
  }),
  glance: {
    'Between them': 'a card may pass from one kind to the other',
    Reserve: 'better played from than the layout',
    'Not covered': 'the layout, whether suits count, spaces and redeals',
  },
  cites,
  patience,
});
