import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { drawnFor } from '../../patience/pictures.ts';
import { shown, stated, type Tables } from '../../patience/table.ts';

/** The passages of the manual on Red and Black. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Two Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Red and Black, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    columns: shown({ way: 'down', by: 'color' }, advice, 'A black eight goes on a red nine, a red seven on the eight.'),
    moved: stated('one', advice),
    space: stated({ cards: 'any', from: ['pack'], never: ['column'] }, advice, 'The card is the one that lies face up on the stock.'),
  },
};

const examples: readonly Example[] = [
  lawExample('wrong-build', advice, { how: 'down-color' }, 'The black eight goes on the red nine.', 'player may build'),
  lawExample('wrong-build', advice, { how: 'down-suit' }, 'The eight of hearts is laid on the nine of hearts.', 'does not cover'),
  lawExample('several-moved', advice, { cards: 'one' }, 'The red seven goes on the black eight.', 'may move'),
  lawExample(
    'several-moved',
    advice,
    { cards: 'run' },
    'The red seven lies on the black eight, and both are to go on the red nine.',
    'may not move them together',
  ),
  lawExample('empty-space', advice, { from: 'pack' }, 'A column is used up; the card on the stock goes there.', 'may fill'),
  lawExample('empty-space', advice, { from: 'column' }, 'A column is used up; a king is taken from another column.', 'may not fill'),
];

export default patienceGame({
  id: 'red-and-black',
  title: 'Red and black',
  aliases: ['Red & Black'],
  books: { sierra: { heading: 'Solitaire: Red and Black', pages: '115-125' } },
  has: ['stock'],
  packs: ['double-104'],
  glance: {
    'Not covered': 'the layout, the foundations, how often the stock is gone through',
  },
  cites,
  patience,
  leads: {
    'wrong-build': {
      sierra: 'A card may be laid on one that is one higher and of the other colour. The book does not say what to do with a card laid elsewhere.',
    },
    'several-moved': { sierra: 'Only the top card may be moved, not several together. The book names no penalty.' },
    'empty-space': { sierra: 'A card from the stock may fill it. A card from another column may not; the book names no penalty.' },
  },
  diagrams: drawnFor(patience),
  examples,
});
