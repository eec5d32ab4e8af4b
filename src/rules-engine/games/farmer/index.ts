import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'farmer',
  title: 'Farmer',
  aliases: ['The farm', 'La ferme', 'Farm'],
  shelf: 'bezique-and-skat',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Farmer', pages: '234-235' }, 'uspc-1898': { heading: 'Farmer', pages: '94' } },
  has: ['each-for-himself', 'bidding', 'draw', 'stock', 'pool'],
  players: { min: 2, max: 20, say: 'any number' },
  packs: ['farmer-45'],
  picture: cards('Sixteen: a court card and the only six', 'KS 6H', cites.blue.sixteen),
  glance: {
    Farm: 'each puts in; it is sold to the highest bidder, who puts in the bid and deals',
    Cards: 'one each; everybody must draw one more, and may draw others',
    Counts: 'court cards {points.court}, the others their pips, the ace {points.ace}',
    'To win it': 'exactly {points.number}; the six of hearts before others',
    'More than 16': '{points.overdrawn} chip for each point over, to the farmer',
    'Nearest below': '{points.nearest} chip from each player',
  },
  cites,
  ...code,
  examples,
});
