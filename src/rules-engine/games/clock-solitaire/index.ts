import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { clock } from '../../pictures/tableau.ts';

/** The passages of the manual on Clock solitaire. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Clock solitaire, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    choice: stated('none', advice),
  },
};

export default patienceGame({
  id: 'clock-solitaire',
  title: 'Clock solitaire',
  aliases: ['Clock patience'],
  books: { sierra: { heading: 'Solitaire: Clock solitaire', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: clock('The opening layout', 'Thirteen piles of four cards face down: twelve in a ring, as the hours of a clock, and one in the middle.'),
  glance: {
    'Comes out': 'very seldom',
    'Not covered': 'how the clock is laid and when it is lost',
  },
  cites,
  patience,
});
