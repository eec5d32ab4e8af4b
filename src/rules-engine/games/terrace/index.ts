import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { tableau } from '../../pictures/tableau.ts';

/** The passages of the manual on Terrace. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, Two Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Terrace, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    foundations: stated({ base: 'chosen' }, advice),
    reserve: stated({}, advice),
  },
};

export default patienceGame({
  id: 'terrace',
  title: 'Terrace',
  aliases: ['Queen of Italy'],
  books: { sierra: { heading: 'Solitaire: Terrace', pages: '115-125' } },
  has: ['stock'],
  packs: ['double-104'],
  picture: tableau({
    title: 'The opening layout',
    alt: 'A reserve of eleven cards face up; eight places for foundations; nine open cards; the stock.',
    packs: 2,
    lines: [
      { places: ['open', 'open', 'open', 'open', 'open', 'open', 'open', 'open', 'open', 'open', 'open'] },
      { places: ['place', 'place', 'place', 'place', 'place', 'place', 'place', 'place'] },
      { places: ['open', 'open', 'open', 'open', 'open', 'open', 'open', 'open', 'open'] },
      { places: [{ down: 84 }] },
    ],
  }),
  glance: {
    Reserve: 'look how deep each rank lies in it before you choose',
    'Not covered': 'the layout, how foundations and columns are built, spaces and redeals',
  },
  cites,
  patience,
});
