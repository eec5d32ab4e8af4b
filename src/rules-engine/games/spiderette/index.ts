import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { advised, stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Spiderette. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Spiderette, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    sight: stated('hidden', advice),
    stock: advised('after-moves', advice),
    redeals: stated(0, advice),
  },
};

const examples: readonly Example[] = [
  lawExample('stock-too-soon', advice, {}, 'Cards are dealt from the stock while a column could still be moved.', 'does not cover'),
  lawExample('pack-again', advice, {}, 'The stock is used up, and the player wants it once more.', 'may not run'),
];

export default patienceGame({
  id: 'spiderette',
  title: 'Spiderette',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Spiderette', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'Seven files of one to seven cards, the last of each face up; the stock of 24.',
    lines: [
      {
        files: [
          [0, 1],
          [1, 1],
          [2, 1],
          [3, 1],
          [4, 1],
          [5, 1],
          [6, 1],
        ],
      },
      { places: [{ down: 24 }] },
    ],
  }),
  glance: {
    'Hidden cards': 'under the columns; the best moves turn them',
    'Played like': 'Klondike',
    'Not covered': 'the layout, how columns are built, what moves together, and spaces',
  },
  cites,
  patience,
  examples,
});
