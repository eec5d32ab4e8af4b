import { dice } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'vingt-et-un-dice',
  title: 'Vingt-et-un with dice',
  aliases: ['Vingt-un with dice', 'Twenty-one with dice', 'Dice twenty-one'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Vingt-et-Un', pages: '206-207' }, donohue: { heading: 'Vingt-un', pages: '395' } },
  has: ['pool'],
  players: { min: 2, max: 100, say: 'any number' },
  packs: ['none-0'],
  picture: dice('Twenty-one', [6, 6, 5, 4], cites.blue.wins),
  glance: {
    Players: 'any number, and no banker',
    Dice: 'one, thrown as often as one likes',
    Wins: 'the nearest to {points.target} and not over it',
    Ties: 'divide the pool (1940)',
    'For a forfeit': 'the farthest off loses (Donohue)',
  },
  cites,
  ...code,
  examples,
});
