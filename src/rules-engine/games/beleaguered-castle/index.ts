import { citesOf } from '../../laws/cites.ts';
import { type Example, lawExample } from '../../laws/examples.ts';
import { patienceGame } from '../../patience/game.ts';
import { drawnFor } from '../../patience/pictures.ts';
import { stated, type Tables } from '../../patience/table.ts';

/** The passages of the manual on Beleaguered castle. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Beleaguered castle, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('building', advice),
    space: stated({ cards: 'king' }, advice),
  },
};

const examples: readonly Example[] = [
  lawExample('empty-space', advice, { card: 'king' }, 'A column is used up, and a king that covered two low cards goes there.', 'may fill'),
];

export default patienceGame({
  id: 'beleaguered-castle',
  title: 'Beleaguered castle',
  aliases: ['Laying siege'],
  books: { sierra: { heading: 'Solitaire: Beleaguered castle', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  glance: {
    Plan: 'empty a column, and move a king into it',
    Counsel: 'much of what helps at Klondike helps here',
    'Not covered': 'the layout, what may be built on the columns, and which other cards may fill one',
  },
  cites,
  patience,
  leads: { 'empty-space': { sierra: 'A king may fill it. The book does not cover any other card.' } },
  diagrams: drawnFor(patience),
  examples,
});
