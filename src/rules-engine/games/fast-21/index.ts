import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { cards } from '../../pictures/picture.ts';

/** The passages of the manual on Fast 21. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Arcade Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Fast 21, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    layout: stated('piles that are brought to twenty-one', advice),
    clock: stated('timed', cites.sierra.kinds),
  },
};

export default patienceGame({
  id: 'fast-21',
  title: 'Fast 21',
  aliases: ['Fast twenty-one'],
  books: { sierra: { heading: 'Solitaire: Fast 21', pages: '115-125' } },
  has: ['stock'],
  packs: ['none-0'],
  picture: cards('Twenty-one in a hand', 'AS KH', null),
  glance: {
    Eleven: 'a good pile: most cards count ten',
    'Low cards': 'in a hand of their own, for five-card Charlies',
    'Not covered': 'the number of piles, the figures, and the time allowed',
  },
  cites,
  patience,
});
