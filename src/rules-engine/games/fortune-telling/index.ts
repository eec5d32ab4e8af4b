import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'fortune-telling',
  title: 'Fortune telling',
  aliases: ['Cartomancie', 'Cartomancy', 'Telling fortunes', 'Reading the cards'],
  shelf: 'reference',
  kind: 'code',
  books: { 'blue-ribbon-1940': { heading: 'Fortune telling', pages: '239-241' } },
  has: [],
  players: { min: 1, max: 2, say: 'one who asks, one who tells' },
  packs: ['piquet-32'],
  picture: cards('The pack has eight cards of each suit', 'AH KH QH JH 10H 9H 8H 7H', cites.blue.pack),
  glance: {
    'What it is': 'a custom of the parlour: a story strung from cards',
    Pack: '32 cards, seven to ace, that have a right way up',
    First: 'a wish, a cut with the left hand, three heaps',
    'Upside down': 'some cards then say something else',
    Promise: 'none: the book calls it the art of telling a good story',
  },
  cites,
  ...code,
  examples,
});
