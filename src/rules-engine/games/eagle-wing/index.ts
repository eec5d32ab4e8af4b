import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Eagle wing. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Eagle wing, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    reserve: stated({}, advice),
  },
};

export default patienceGame({
  id: 'eagle-wing',
  title: 'Eagle wing',
  aliases: ['Thirteen down'],
  books: { sierra: { heading: 'Solitaire: Eagle wing', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'Two wings of four open cards on each side of the trunk, seventeen cards face down; the first foundation, three places for more, and the stock.',
    lines: [
      { places: ['open', 'place', 'place', 'place'] },
      { places: ['open', 'open', 'open', 'open', { down: 17 }, 'open', 'open', 'open', 'open'] },
      { places: [{ down: 26 }] },
    ],
  }),
  glance: {
    Reserve: 'play from it before the waste pile',
    Foundations: 'a card that can go there goes',
    'Told with': 'Canfield',
    'Not covered': 'the layout, how the foundations are built, spaces and redeals',
  },
  cites,
  patience,
});
