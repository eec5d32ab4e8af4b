import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

import cheminDeFer from './variants/chemin-de-fer/index.ts';

export default game({
  id: 'baccarat',
  title: 'Baccarat',
  aliases: ['Baccara', 'Baccarat banque', 'Baccarat à deux tableaux', 'Bacarat'],
  shelf: 'banking',
  kind: 'card',
  books: {
    'blue-ribbon-1940': { heading: 'Baccara', pages: '12-15' },
    hoffmann: { heading: 'Baccarat; Baccarat Banque', pages: '4-5, 8-9' },
  },
  has: ['draw', 'betting'],
  players: { min: 3, max: 11, say: 'up to eleven at the table; onlookers may bet' },
  packs: ['triple-156'],
  picture: cards('A nine: the king counts nothing', 'KD 9H', cites.blue.baccaraRank),
  figures: [
    ['156', 'cards, three packs'],
    ['2', 'cards each, or 3'],
    ['9', 'the best count'],
  ],
  glance: {
    Pack: 'three packs of 52, shuffled together',
    Hands: 'one on the right, one on the left, one for the banker',
    Count: 'tens and court cards nothing; tens of the total dropped',
    'Eight or nine': 'shown at once',
    Wins: 'the point nearer nine, even money; ties stand off',
  },
  cites,
  ...code,
  variants: { 'chemin-de-fer': cheminDeFer },
  examples,
});
