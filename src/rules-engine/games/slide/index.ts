import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { cards } from '../../pictures/picture.ts';

/** The passages of the manual on Slide. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Slide, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    layout: stated('a grid of cards that can be slid', advice),
  },
};

export default patienceGame({
  id: 'slide',
  title: 'Slide',
  aliases: [],
  books: { sierra: { heading: 'Solitaire: Slide', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: cards('Cards of a kind brought together', '7S 7H 7C 7D', null),
  glance: {
    Moves: 'twelve',
    Matches: 'cards of a kind brought together by sliding',
    Counting: 'more, the later in the game',
    'Not covered': 'the size of the grid, what makes a match, and the figures',
  },
  cites,
  patience,
});
