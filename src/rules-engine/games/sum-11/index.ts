import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { drawnFor } from '../../patience/pictures.ts';
import { stated, type Tables } from '../../patience/table.ts';

/** The passages of the manual on Sum 11. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Arcade Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Sum 11, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('taking', advice),
    taken: stated({ sum: 11 }, advice),
    clock: stated('timed', cites.sierra.kinds),
  },
};

const examples: readonly Example[] = [
  lawExample('wrong-take', advice, { cards: 'good' }, 'A six, a three and two aces are taken.', 'may take'),
  lawExample('wrong-take', advice, { cards: 'bad' }, 'A seven and a five are taken.', 'may not take'),
];

export default patienceGame({
  id: 'sum-11',
  title: 'Sum 11',
  aliases: ['Sum eleven', 'Elevens'],
  books: { sierra: { heading: 'Solitaire: Sum 11', pages: '115-125' } },
  has: ['stock'],
  packs: ['none-0'],
  glance: {
    Ace: 'one; ten and ace go together',
    'More than two': 'six, three and two aces go too',
    'Not covered': 'the layout, what face cards count, and the time allowed',
  },
  cites,
  patience,
  leads: { 'wrong-take': { sierra: 'Only cards that add to eleven may be taken away. The book names no penalty.' } },
  diagrams: drawnFor(patience),
  examples,
});
