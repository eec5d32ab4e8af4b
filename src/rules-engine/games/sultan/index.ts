import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { drawnFor } from '../../patience/pictures.ts';
import { stated, type Tables } from '../../patience/table.ts';

/** Where the manual tells of Sultan. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Two Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** What may be moved where at Sultan: what the counsel of the manual lets one know. */
const patience: Tables = {
  sierra: {
    space: stated({ cards: 'any', late: true }, advice),
  },
};

const examples: readonly Example[] = [lawExample('empty-space', advice, {}, 'A pile is played out and stays empty until a needed card comes.', 'may fill')];

export default patienceGame({
  id: 'sultan',
  title: 'Sultan',
  aliases: ['Sultan of Turkey'],
  books: { sierra: { heading: 'Solitaire: Sultan', pages: '115-125' } },
  has: ['stock'],
  packs: ['double-104'],
  glance: {
    Counsel: 'wait for a card that you will soon need',
    'Not covered': 'the layout, the foundations, and redeals',
  },
  cites,
  patience,
  diagrams: drawnFor(patience),
  examples,
});
