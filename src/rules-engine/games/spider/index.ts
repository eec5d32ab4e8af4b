import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { advised, stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Spider. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Two Deck Games': { advice: '115-125' },
    'Solitaire: Strategies, One Deck Games': { spiderette: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice, spiderette } = cites.sierra;

/** The moves allowed at Spider, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    sight: stated('hidden', advice),
    stock: advised('after-moves', [advice, spiderette], 'Printed of Spiderette, to which the book sends its reader.'),
  },
};

const examples: readonly Example[] = [lawExample('stock-too-soon', advice, {}, 'A row is dealt from the stock while a move was still open.', 'does not cover')];

export default patienceGame({
  id: 'spider',
  title: 'Spider',
  aliases: ['Spider solitaire'],
  books: { sierra: { heading: 'Solitaire: Spider', pages: '115-125' } },
  has: ['stock'],
  packs: ['double-104'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'Ten files: five cards face down and one face up in four of them, four and one in six; the stock of fifty.',
    packs: 2,
    lines: [
      {
        files: [
          [5, 1],
          [5, 1],
          [5, 1],
          [5, 1],
          [4, 1],
          [4, 1],
          [4, 1],
          [4, 1],
          [4, 1],
          [4, 1],
        ],
      },
      { places: [{ down: 50 }] },
    ],
  }),
  glance: {
    'Played like': 'Spiderette',
    'Hidden cards': 'turn them first',
    'Not covered': 'the layout, what moves together, spaces, and whether all must be filled before a deal',
  },
  cites,
  patience,
  examples,
});
