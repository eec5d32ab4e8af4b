import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';
import pool from './variants/pool/index.ts';

export default game({
  id: 'ecarte',
  title: 'Écarté',
  aliases: ['Ecarte', 'Écarte'],
  shelf: 'euchre',
  kind: 'card',
  books: {
    'blue-ribbon-1940': { heading: 'Ecarte', pages: '218-220' },
    donohue: { heading: 'Ecarte', pages: '302-323' },
    'uspc-1898': { heading: 'Ecarte', pages: '60' },
  },
  has: ['two-handed', 'each-for-himself', 'turned-card', 'trump', 'discard', 'draw', 'stock', 'tricks'],
  players: { min: 2, max: 2, usual: 2, say: '2; 3 in a pool' },
  packs: ['piquet-32'],
  following: 'bound',
  picture: cards('A suit from the best to the lowest', 'KH QH JH AH 10H 9H 8H 7H', cites.donohue.rank),
  glance: {
    Cards: 'five each, by three and two or two and three; the eleventh is turned for trumps',
    Rank: 'K Q J A 10 9 8 7: the ace stands below the jack',
    Change: 'the non-dealer may propose, the dealer accept or refuse',
    King: '{points.king} for the king of trumps, turned or announced in time',
    Tricks: 'three or four {points.point}, all five {points.vole}; {points.vulnerable} against one who would not change cards',
    Game: '{points.game} points',
  },
  cites,
  ...code,
  variants: { pool },
  examples,
});
