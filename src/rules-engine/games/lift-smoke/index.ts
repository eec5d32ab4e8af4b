import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'lift-smoke',
  title: 'Lift smoke',
  aliases: ['Lift Smoke', 'Lifting smoke'],
  shelf: 'hearts',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Lift Smoke', pages: '256' } },
  has: ['each-for-himself', 'pool', 'turned-card', 'trump', 'stock', 'draw', 'tricks'],
  players: { min: 2, max: 6, usual: 5 },
  packs: ['standard-52'],
  following: 'drawn',
  picture: cards('Six cards, and the one turned for trumps', ['AS KS 9S QH 8H JD', '7S'], cites.blue.game),
  glance: {
    Pool: '{points.stake} from each player',
    Cards: 'six each for four players, five for five, four for six; the next is turned for trumps',
    Play: 'follow suit if you can; without the suit you may trump',
    'After a trick': 'its winner alone draws a card, and leads',
    Wins: 'the last player who has cards takes the pool',
    'Two left': 'with one card each: the trick decides',
  },
  cites,
  ...code,
  examples,
});
