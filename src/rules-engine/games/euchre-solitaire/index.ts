import { citesOf } from '../../laws/cites.ts';
import { patienceGame } from '../../patience/game.ts';
import { stated, type Tables } from '../../patience/table.ts';
import { cards } from '../../pictures/picture.ts';

/** The passages of the manual on Euchre solitaire. The chapter runs from page 115 to 125; our copy does not show where each page ends. */
const cites = citesOf({
  sierra: {
    'Solitaire: Strategies, One Deck Games': { advice: '115-125' },
    'Solitaire: How the game is played': { kinds: '115-125' },
  },
});

const { advice } = cites.sierra;

/** The moves allowed at Euchre solitaire, as far as the manual's advice shows them. */
const patience: Tables = {
  sierra: {
    principle: stated('tricks', advice),
  },
};

export default patienceGame({
  id: 'euchre-solitaire',
  title: 'Euchre solitaire',
  aliases: ['Euchre for one'],
  books: { sierra: { heading: 'Solitaire: Euchre solitaire', pages: '115-125' } },
  has: ['stock'],
  packs: ['standard-52'],
  picture: cards('Five cards, and the one turned for trumps', ['JH AH KH 9S AC', 'QH'], null),
  glance: {
    'Against you': 'the pack plays',
    Aim: 'three tricks',
    Trumps: 'the suit you choose',
    'The upcard': 'if its suit is trumps, the pack plays it first',
    'Not covered': 'the deal, the number of hands and the score',
  },
  cites,
  patience,
});
