import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Bowling solitaire. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Bowling solitaire, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    layout: stated('cards placed in order of rank, with gaps for those to come', advice),
  },
};

export default patienceGame({
  id: 'bowling-solitaire',
  title: 'Bowling solitaire',
  aliases: ['Bowling with cards'],
  books: { sierra: { heading: 'Solitaire: Bowling solitaire', pages: '115-125' } },
  has: ['stock'],
  players: { min: 1, max: 4, say: 'one to four' },
  packs: ['standard-52'],
  picture: tableau({
    title: 'Ten places like the pins of an alley',
    alt: 'Places in rows of four, three, two and one, like pins, and the stock.',
    lines: [
      { places: ['place', 'place', 'place', 'place'] },
      { places: ['place', 'place', 'place'] },
      { places: ['place', 'place'] },
      { places: ['place'] },
      { places: [{ down: 52 }] },
    ],
  }),
  glance: {
    'Not covered': 'the number of places, the frames and the score',
  },
  cites,
  patience,
});
