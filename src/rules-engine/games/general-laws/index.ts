import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'general-laws',
  title: 'General laws of cards',
  aliases: ['Laws of card games', 'General rules'],
  shelf: 'reference',
  kind: 'code',
  books: { 'blue-ribbon-1940': { heading: 'Laws of Card Games', pages: '253-256' } },
  has: ['partners', 'draw', 'widow', 'blind', 'rubber', 'tricks', 'short-game'],
  players: { min: 2, max: 8, say: 'any number' },
  packs: ['standard-52'],
  picture: cards('A pack of thirteen cards of each suit', 'AS KH QC JD', null),
  glance: {
    'Where they hold': 'In games that have no code of their own; the law of the game comes first',
    'Who wrote them': 'One book of the five prints such a code: Blue Ribbon, 1940',
  },
  cites,
  ...code,
  examples,
});
