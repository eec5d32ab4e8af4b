import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { layout } from './diagrams.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'auld-lang-syne',
  title: 'Auld lang syne',
  aliases: [],
  shelf: 'solitaire',
  kind: 'card',
  books: { 'uspc-1898': { heading: 'Auld Lang Syne', pages: '63' } },
  has: ['stock'],
  players: { min: 1, max: 1 },
  packs: ['standard-52'],
  glance: {
    Redeals: 'none, or two where suit is followed',
    Ways: 'aces laid out, aces left in the pack, or suit followed',
  },
  cites,
  patience,
  ...code,
  diagrams: { layout },
  examples,
});
