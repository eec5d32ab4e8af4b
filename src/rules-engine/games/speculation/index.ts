import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'speculation',
  title: 'Speculation',
  aliases: [],
  shelf: 'poker',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Speculation', pages: '366-367' } },
  has: ['pool', 'trump', 'turned-card', 'bidding', 'doubling', 'each-for-himself'],
  players: { min: 2, max: 9, say: 'fewer than ten' },
  packs: ['standard-52'],
  picture: cards('A seven turned for trumps, and the jack that beats it', ['7D', 'JD'], cites.blue.low),
  glance: {
    Stakes: 'the same from each, and {points.dealer} from the dealer',
    Cards: 'three each, unseen, and the next turned for trumps',
    Ace: 'turned up, it gives the dealer the pool',
    'King, queen, jack': 'is for sale; then all cards are turned up',
    'A lower card': 'is for sale; then a card at a time, and every better trump is for sale',
    Wins: 'the highest trump',
  },
  facts: {
    'next-deal': 'none',
  },
  cites,
  ...code,
  examples,
});
