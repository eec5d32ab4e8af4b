import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Poker square. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Poker square, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('lines', advice),
    layout: stated('rows and columns that are poker hands', advice),
  },
};

export default patienceGame({
  id: 'poker-square',
  title: 'Poker square',
  aliases: ['Poker solitaire'],
  books: { sierra: { heading: 'Solitaire: Poker square', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: tableau({
    title: 'A full square',
    alt: 'Five rows of five cards face up, and the stock.',
    lines: [
      { places: ['open', 'open', 'open', 'open', 'open'] },
      { places: ['open', 'open', 'open', 'open', 'open'] },
      { places: ['open', 'open', 'open', 'open', 'open'] },
      { places: ['open', 'open', 'open', 'open', 'open'] },
      { places: ['open', 'open', 'open', 'open', 'open'] },
      { places: [{ down: 27 }] },
    ],
  }),
  glance: {
    'One way': 'straights and flushes',
    'The other way': 'pairs, threes and fours of a kind',
    'Worth little': 'a pair, and two pairs',
    'Not covered': 'the figures, the size of the square, and whether a card may be moved',
  },
  cites,
  patience,
});
