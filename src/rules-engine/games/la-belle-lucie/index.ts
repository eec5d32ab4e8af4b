import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { drawnFor } from '../../patience/pictures.ts';
import { shown, stated, type Tables } from '../../patience/table.ts';

/** The passages of the manual on La belle Lucie. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at La belle Lucie, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    columns: shown({ way: 'down', by: 'suit' }, advice, 'Drawn from its warning: the higher card of such a pair lies beneath.'),
    moved: stated('one', advice),
  },
};

const examples: readonly Example[] = [
  lawExample('wrong-build', advice, { how: 'down-suit' }, 'The six of spades is laid on the seven of spades.', 'may build'),
  lawExample('wrong-build', advice, { how: 'down-color' }, 'The six of hearts is laid on the seven of spades.', 'does not cover'),
  lawExample('several-moved', advice, { cards: 'one' }, 'The top card of a column goes to another.', 'may move'),
  lawExample('several-moved', advice, { cards: 'run' }, 'The seven of spades and the six on it are to go together on the eight.', 'may not move them together'),
];

export default patienceGame({
  id: 'la-belle-lucie',
  title: 'La belle Lucie',
  aliases: ['Lovely Lucy'],
  books: { sierra: { heading: 'Solitaire: La belle Lucie', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  glance: {
    Stuck: 'the higher of two in sequence, until the lower goes out',
    'Not covered': 'how the columns are dealt, spaces, and redeals',
  },
  cites,
  patience,
  leads: {
    'wrong-build': { sierra: 'A card may be laid on one that is one higher and of the same suit. The book does not cover a card that does not fit.' },
    'several-moved': { sierra: 'Only the top card may be moved, not several together. The book names no penalty.' },
  },
  diagrams: drawnFor(patience),
  examples,
});
