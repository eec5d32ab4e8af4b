import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { board, layout } from './diagrams.ts';
import { examples } from './examples/index.ts';

export default game({
  id: 'pope-joan',
  title: 'Pope Joan',
  aliases: ['Pope'],
  shelf: 'stops',
  kind: 'card',
  books: {
    donohue: { heading: 'Pope, or Pope Joan', pages: '326-327' },
    'blue-ribbon-1940': { heading: 'Pope Joan', pages: '374-375' },
  },
  has: ['each-for-himself', 'trump', 'turned-card', 'stock'],
  players: { min: 2, max: 8, usual: 5, say: 'several (Donohue); 3 to 8 as at boodle (1940)' },
  packs: ['standard-52'],
  glance: {
    Pack: 'Donohue: without the eight of diamonds; 1940: all 52',
    Board: 'eight places, {points.pope donohue} on Pope and less on the others; 1940: five cards',
    'Who pays': 'the dealer, before each deal',
    Play: 'upward in suit, until nobody can go on',
    Stakes: 'to the player of the card; else they stay',
    'First out': '{points.card-left} for each card the others hold; Donohue: game as well',
  },
  cites,
  ...code,
  diagrams: { board, layout },
  examples,
});
