import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { layout } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'roulette',
  title: 'Roulette',
  aliases: ['The wheel', 'La Roulette'],
  shelf: 'banking',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Roulette', pages: '339-341' }, donohue: { heading: 'La Roulette', pages: '366-370' } },
  has: ['betting'],
  players: { min: 1, max: 20, say: 'any number against a bank' },
  packs: ['none-0'],
  figures: [
    ['36', 'numbers'],
    ['{points.number}', 'to 1 on a number'],
  ],
  glance: {
    Wheel: '36 numbers; one zero (1940), zero and double zero (Donohue)',
    'One number': '{points.number} for 1',
    'Two, three, four, six':
      '{points.two blue-ribbon-1940}, {points.three blue-ribbon-1940}, {points.four blue-ribbon-1940}, {points.six blue-ribbon-1940} (1940)',
    'Dozen or column': '{points.dozen blue-ribbon-1940} for 1',
    'Even chances': 'even money',
    'Zero on an even chance': 'prison until the next spin (1940)',
  },
  cites,
  ...code,
  diagrams: { layout },
  examples,
});
