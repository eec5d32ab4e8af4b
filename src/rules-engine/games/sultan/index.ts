import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { drawnFor } from '../../patience/pictures.ts';
import { stated, type Tables } from '../../patience/table.ts';

/** The passages of the manual on Sultan. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Two Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Sultan, as far as the manual's advice shows them. */
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
