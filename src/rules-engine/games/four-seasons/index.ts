import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { drawnFor } from '../../patience/pictures.ts';
import { stated, type Tables } from '../../patience/table.ts';

/** The passages of the manual on Four seasons. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Four seasons, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    space: stated({ cards: 'any', late: true }, advice),
    peek: stated('allowed', advice, 'Told of the piles of the tableau.'),
  },
};

const examples: readonly Example[] = [
  lawExample('empty-space', advice, {}, 'A place has fallen empty, and stays so until a needed card turns up.', 'may fill'),
  lawExample('look-under', advice, {}, 'The top card of a pile is lifted to see the next.', 'may look'),
];

export default patienceGame({
  id: 'four-seasons',
  title: 'Four seasons',
  aliases: ['Corner card'],
  books: { sierra: { heading: 'Solitaire: Four seasons', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  glance: {
    'Not covered': 'the layout, the foundations, and redeals',
  },
  cites,
  patience,
  diagrams: drawnFor(patience),
  examples,
});
