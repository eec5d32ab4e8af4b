import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'enfle',
  title: 'Enflé',
  aliases: ['Enfle', 'Schwellen'],
  shelf: 'hearts',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Enflé', pages: '220' } },
  has: ['each-for-himself', 'pool', 'tricks'],
  players: { min: 4, max: 4 },
  packs: ['piquet-32'],
  following: 'taken-up',
  picture: cards('The pack has eight cards of each suit', 'AH KH QH JH 10H 9H 8H 7H', cites.blue.game),
  glance: {
    Players: 'four, each for themselves',
    Cards: '32; eight each, by three, two and three',
    'All follow suit': 'the trick is nobody’s and is turned down; its winner leads',
    'No card of the suit': 'you take up what has been played to the trick, and lead',
    Wins: 'the first player without cards',
  },
  cites,
  ...code,
  examples,
});
