import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { cards } from '../../pictures/picture.ts';

/** The passages of the manual on Eliminator. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Eliminator, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    foundations: stated({ base: 'any' }, advice, 'Runs in suit go there. Which way they go is not printed, and the picture to its example is lost.'),
  },
};

export default patienceGame({
  id: 'eliminator',
  title: 'Eliminator',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Eliminator', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: cards('A run in one suit', '5H 6H 7H 8H 9H', null),
  glance: {
    Counsel: 'few foundations begun',
    Runs: 'in suit; look for the longest at the start',
    'Dead end': 'an empty foundation is the way out',
    'Not covered': 'the number of foundations, the direction of the runs, and the layout',
  },
  cites,
  patience,
});
