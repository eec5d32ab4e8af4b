import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { drawnFor } from '../../patience/pictures.ts';
import { stated, type Tables } from '../../patience/table.ts';

/** The passages of the manual on Mount Olympus. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Two Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Mount Olympus, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    columns: stated({ way: 'down', by: 'suit', step: 2 }, advice),
  },
};

const examples: readonly Example[] = [
  lawExample('wrong-build', advice, { how: 'down-two-suit' }, 'The seven of clubs goes on the nine of clubs.', 'may build'),
  lawExample('wrong-build', advice, { how: 'down-suit' }, 'The eight of clubs is laid on the nine of clubs.', 'may not build'),
];

export default patienceGame({
  id: 'mount-olympus',
  title: 'Mount Olympus',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Mount Olympus', pages: '115-125' } },
  has: ['stock'],
  packs: ['double-104'],
  glance: {
    Stock: 'look for every play before the next card is turned',
    'Two alike': 'play the one that frees better cards',
    'Not covered': 'the layout, the foundations, spaces and redeals',
  },
  cites,
  patience,
  leads: { 'wrong-build': { sierra: 'A card may be laid only on one that is two higher and of the same suit. The book names no penalty.' } },
  diagrams: drawnFor(patience),
  examples,
});
