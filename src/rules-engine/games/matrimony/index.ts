import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import * as diagrams from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'matrimony',
  title: 'Matrimony',
  aliases: [],
  shelf: 'stops',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Matrimony', pages: '256-257' }, donohue: { heading: 'Matrimony', pages: '338-339' } },
  has: ['pool', 'each-for-himself'],
  players: { min: 2, max: 14, say: 'any number; 6 to 14 in Donohue' },
  packs: ['standard-52'],
  glance: {
    Layout: 'best, matrimony, confederacy, intrigue and pair',
    Stakes: 'the dealer’s of any size; everybody else’s {points.less} below it',
    Cards: 'one down and one up in 1940; two down and one up in Donohue',
    'Ace of diamonds': 'turned up, it takes the whole layout',
    Ties: 'the one nearest to the dealer’s left, the eldest',
    'Not won': 'stays for the next deal',
  },
  facts: {
    rank: 'none',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
