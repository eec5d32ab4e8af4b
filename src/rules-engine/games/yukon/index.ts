import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';

/** Where the manual tells of Yukon. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** What may be moved where at Yukon: what the counsel of the manual lets one know. */
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
  glance: {
    'Hidden cards': 'under the columns; the best moves turn them',
    'Played like': 'Klondike',
    'Not told': 'the layout, how columns are built, what moves together, and spaces',
  },
  cites,
  patience,
});
