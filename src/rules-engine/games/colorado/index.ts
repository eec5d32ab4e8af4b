import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Colorado. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Two Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Colorado, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    peek: stated('allowed', advice, 'Told of the piles of the tableau.'),
  },
};

const examples: readonly Example[] = [lawExample('look-under', advice, {}, 'Before a card is laid on a pile, the pile is lifted and looked into.', 'may look')];

export default patienceGame({
  id: 'colorado',
  title: 'Colorado',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Colorado', pages: '115-125' } },
  has: ['stock'],
  packs: ['double-104'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'Eight places for foundations; two rows of ten open cards; the stock of 84.',
    packs: 2,
    lines: [
      { places: ['place', 'place', 'place', 'place', 'place', 'place', 'place', 'place'] },
      { places: ['open', 'open', 'open', 'open', 'open', 'open', 'open', 'open', 'open', 'open'] },
      { places: ['open', 'open', 'open', 'open', 'open', 'open', 'open', 'open', 'open', 'open'] },
      { places: [{ down: 84 }] },
    ],
  }),
  glance: {
    Counsel: 'lay a card on one of its own suit; of two identical cards cover one',
    'Not covered': 'the number of piles, the foundations, spaces and redeals',
  },
  cites,
  patience,
  examples,
});
