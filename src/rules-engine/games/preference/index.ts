import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'preference',
  title: 'Preference',
  aliases: ['Préférence'],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Preference', pages: '327' } },
  has: ['trump', 'bidding', 'discard', 'draw', 'widow', 'pool', 'tricks'],
  players: { min: 3, max: 4, usual: 3, say: 'three; four if the dealer takes no cards' },
  packs: ['piquet-32'],
  picture: cards('The suits from the best: hearts, diamonds, clubs, spades', 'AH AD AC AS', cites.blue.game),
  glance: {
    Players: 'three; with four the dealer takes no cards',
    Pack: '32 cards, ace high',
    Deal: 'ten each by three, four and three; two to the widow after the first round',
    'Suits from the best': 'hearts, diamonds, clubs, spades',
    'A bid needs': 'six of ten tricks',
    Payment: 'from a pool',
  },
  cites,
  ...code,
  examples,
});
