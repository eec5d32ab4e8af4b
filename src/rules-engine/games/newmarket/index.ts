import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { layout } from './diagrams.ts';
import { examples } from './examples/index.ts';
import saratoga from './variants/saratoga.ts';
import spinado from './variants/spinado.ts';
import stops from './variants/stops/index.ts';

export default game({
  id: 'newmarket',
  title: 'Newmarket',
  aliases: ['Boodle', 'Michigan', 'Boodle cards'],
  shelf: 'stops',
  kind: 'card',
  books: {
    'uspc-1898': { heading: 'Boodle (Newmarket, Stops)', pages: '43' },
    'blue-ribbon-1940': { heading: 'Boodle, or Newmarket', pages: '372-374' },
    sierra: { heading: 'Newmarket (Stops, Boodle, Michigan)', pages: 'between 35 and 48' },
  },
  has: ['each-for-himself', 'stock'],
  players: { min: 2, max: 8, usual: 5, say: '3 to 8 (1940); any number (1898)' },
  packs: ['standard-52'],
  glance: {
    Layout: 'four cards of another pack, and counters on them',
    Stakes: '1898: {points.dealer-stake} from the dealer, {points.stake} from each other; 1940: what the dealer names',
    Lead: 'the lowest card of any suit',
    Play: 'the next card of the suit, from the player who has it, until nobody can go on',
    'Matching card': 'the player of the card takes the counters on its double',
    'First out': '{points.card-left} for each card the others hold',
  },
  cites,
  ...code,
  diagrams: { layout },
  variants: { saratoga, spinado, stops },
  examples,
});
