import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { cards } from '../../pictures/picture.ts';

/** The passages of the manual on Best 21. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Arcade Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Best 21, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    layout: stated('piles that are brought to twenty-one', advice),
    clock: stated('timed', cites.sierra.kinds),
  },
};

export default patienceGame({
  id: 'best-21',
  title: 'Best 21',
  aliases: ['Best twenty-one'],
  books: { sierra: { heading: 'Solitaire: Best 21', pages: '115-125' } },
  has: ['stock'],
  packs: ['none-0'],
  picture: cards('Twenty-one in a pile', 'AS KH', null),
  glance: {
    Eleven: 'a good pile: most cards count ten',
    Aces: 'on piles of ten or twenty',
    'Not covered': 'the number of piles, the figures, and the time allowed',
  },
  cites,
  patience,
});
