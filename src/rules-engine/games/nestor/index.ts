import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { drawnFor } from '../../patience/pictures.ts';
import { shown, stated, type Tables } from '../../patience/table.ts';

/** The passages of the manual on Nestor. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Nestor, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('taking', advice),
    taken: shown('pair', advice, 'What makes a pair is not printed; the word is taken in its common sense.'),
    reserve: stated({}, advice),
  },
};

const examples: readonly Example[] = [
  lawExample('wrong-take', advice, { cards: 'good' }, 'Two nines lie free and are taken.', 'may take'),
  lawExample('wrong-take', advice, { cards: 'bad' }, 'A nine and a ten are taken together.', 'does not cover'),
];

export default patienceGame({
  id: 'nestor',
  title: 'Nestor',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Nestor', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  glance: {
    Reserve: 'for matching with cards of the layout',
    Counsel: 'never two of the reserve together',
    'Not covered': 'the layout, and which cards of a column are free',
  },
  cites,
  patience,
  leads: { 'wrong-take': { sierra: 'Two cards of one rank may be taken away. The book does not cover cards that do not match.' } },
  diagrams: drawnFor(patience),
  examples,
});
