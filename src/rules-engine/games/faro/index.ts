import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { layout, turn } from './diagrams.ts';
import { examples } from './examples.ts';

import stuss from './variants/stuss.ts';

export default game({
  id: 'faro',
  title: 'Faro',
  aliases: ['Pharo', 'Pharaoh', 'Pharaon'],
  shelf: 'banking',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Faro', pages: '235-238' }, donohue: { heading: 'Faro', pages: '339-345' } },
  has: ['betting', 'limit'],
  players: { min: 2, max: 20, say: 'any number against a banker' },
  packs: ['standard-52'],
  glance: {
    Turn: 'two cards: the first loses, the second wins',
    Bets: 'on ranks, to win or, with a copper, to lose',
    Pays: 'even money',
    'Both alike': 'the bank takes half',
    'First card': 'soda, which decides nothing (1940)',
    'Last card': 'neither wins nor loses',
    'Last turn': '{points.turn-called} for 1 if called; {points.cat-hop} for 1 a cat-hop (1940)',
  },
  cites,
  ...code,
  diagrams: { layout, turn },
  variants: { stuss },
  examples,
});
