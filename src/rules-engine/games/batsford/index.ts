import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Batsford. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Two Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Batsford, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    reserve: stated({ holds: 3, only: 'king' }, advice),
    redeals: stated(0, advice),
  },
};

const examples: readonly Example[] = [
  lawExample('reserve', advice, { card: 'king', room: 'yes' }, 'One king lies in the reserve and another comes from the stock.', 'may move'),
  lawExample('reserve', advice, { card: 'king', room: 'no' }, 'Three kings are there, and a fourth turns up.', 'may not move'),
  lawExample('reserve', advice, { card: 'other' }, 'A queen is put into the reserve.', 'may not move'),
  lawExample('pack-again', advice, {}, 'The stock has been gone through once.', 'may not run'),
];

export default patienceGame({
  id: 'batsford',
  title: 'Batsford',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Batsford', pages: '115-125' } },
  has: ['stock'],
  packs: ['double-104'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'The stock, a place for kings and eight places for foundations; ten files of one to ten cards, the last of each face up.',
    packs: 2,
    lines: [
      { places: [{ down: 49 }, 'place', 'place', 'place', 'place', 'place', 'place', 'place', 'place', 'place'] },
      {
        files: [
          [0, 1],
          [1, 1],
          [2, 1],
          [3, 1],
          [4, 1],
          [5, 1],
          [6, 1],
          [7, 1],
          [8, 1],
          [9, 1],
        ],
      },
    ],
  }),
  glance: {
    'Played like': 'Klondike, with two packs and more columns',
    'Kings in play': 'eight',
    'Not covered': 'how many columns, and how the stock is turned',
  },
  cites,
  patience,
  examples,
});
