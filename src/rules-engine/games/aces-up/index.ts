import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { drawnFor } from '../../patience/pictures.ts';
import { stated, type Tables } from '../../patience/table.ts';

/** The passages of the manual on Aces up. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Aces up, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    space: stated({ cards: 'ace' }, advice),
  },
};

const examples: readonly Example[] = [
  lawExample('empty-space', advice, { card: 'ace' }, 'A column is empty, and the ace of clubs is moved into it.', 'may fill'),
];

export default patienceGame({
  id: 'aces-up',
  title: 'Aces up',
  aliases: ["Idiot's delight"],
  books: { sierra: { heading: 'Solitaire: Aces up', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  glance: {
    Aim: 'as many cards as possible on the foundation',
    'Not covered': 'how the columns are dealt, and what sends a card to the foundation',
  },
  cites,
  patience,
  leads: { 'empty-space': { sierra: 'An ace may fill it. The book does not cover any other card.' } },
  diagrams: drawnFor(patience),
  examples,
});
