import { drawnFor } from '../../patience/pictures.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { layout, stop } from './diagrams.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';
import singlePack from './variants/single-pack.ts';

export default game({
  id: 'russian-bank',
  title: 'Russian bank',
  aliases: ['Russian banque'],
  shelf: 'family',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Russian Bank', pages: '402-405' } },
  has: ['two-handed', 'each-for-himself', 'stock'],
  players: { min: 2, max: 2 },
  packs: ['double-104'],
  glance: {
    Players: 'two, each with a pack of 52',
    '“Stop”': 'when a card for a foundation is passed over',
    Score: '{points.out} for the winner, {points.stock-card} a stock card, {points.other-card} any other card',
  },
  cites,
  patience,
  ...code,
  diagrams: { layout, ...drawnFor(patience), stop },
  variants: { 'single-pack': singlePack },
  examples,
});
