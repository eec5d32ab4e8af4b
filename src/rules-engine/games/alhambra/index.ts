import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Alhambra. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Two Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Alhambra, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    reserve: stated({}, advice),
    peek: stated('allowed', advice, 'Told of the reserve piles.'),
  },
};

const examples: readonly Example[] = [lawExample('look-under', advice, {}, 'Two queens of hearts lie on reserve piles; both piles are lifted.', 'may look')];

export default patienceGame({
  id: 'alhambra',
  title: 'Alhambra',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Alhambra', pages: '115-125' } },
  has: ['stock'],
  packs: ['double-104'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'Four aces and four kings as foundations; eight reserves of four cards face up; below them the stock.',
    packs: 2,
    lines: [
      { places: ['AS', 'AH', 'AC', 'AD', 'KS', 'KH', 'KC', 'KD'] },
      {
        files: [
          [0, 4],
          [0, 4],
          [0, 4],
          [0, 4],
          [0, 4],
          [0, 4],
          [0, 4],
          [0, 4],
        ],
      },
      { places: [{ down: 64 }] },
    ],
  }),
  glance: {
    Moving: 'cards pass between piles only by way of the waste pile',
    'Not covered': 'the layout, the foundations, how the waste is built on, and redeals',
  },
  cites,
  patience,
  examples,
});
