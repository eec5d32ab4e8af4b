import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { drawnFor } from '../../patience/pictures.ts';
import { shown, stated, type Tables } from '../../patience/table.ts';

/** The passages of the manual on Triplets. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Triplets, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('taking', advice),
    taken: shown('run-of-three', advice),
  },
};

const examples: readonly Example[] = [
  lawExample('wrong-take', advice, { cards: 'good' }, 'A king, an ace and a two are taken.', 'may take'),
  lawExample('wrong-take', advice, { cards: 'bad' }, 'Three fives are taken.', 'does not cover'),
];

export default patienceGame({
  id: 'triplets',
  title: 'Triplets',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Triplets', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  glance: {
    Plan: 'the first set decides which others must follow',
    'Not covered': 'the layout, whether suits matter, and redeals',
  },
  cites,
  patience,
  leads: { 'wrong-take': { sierra: 'Three cards that follow each other in rank may be taken away. The book does not say what to do if others were taken.' } },
  diagrams: drawnFor(patience),
  examples,
});
