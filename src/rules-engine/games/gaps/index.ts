import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { gaps } from '../../pictures/tableau.ts';

/** The passages of the manual on Gaps. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Gaps, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    layout: stated('rows of cards with gaps in them', advice),
  },
};

export default patienceGame({
  id: 'gaps',
  title: 'Gaps',
  aliases: ['Montana'],
  books: { sierra: { heading: 'Solitaire: Gaps', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: gaps('The opening layout', 'Four rows of thirteen cards, with gaps where the aces were.'),
  glance: {
    Gaps: 'wander as cards are moved',
    'Behind a king': 'a gap there is trouble',
    'At the right end': 'so it is in the last place of a row',
    'Not covered': 'the number of rows, which card fills a gap, and redeals',
  },
  cites,
  patience,
});
