import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'grand',
  title: 'Grand',
  aliases: ['Grand: hearts, whist and euchre'],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Grand', pages: '388-390' } },
  has: ['partners', 'trump', 'bidding', 'tricks'],
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  picture: cards('A hand of thirteen', 'AS KS 10S 7S AH JH 9H 6H KC QC 4C JD 2D', null),
  glance: {
    Players: 'four, two against two',
    Pack: '52 cards',
    Deal: 'thirteen each, one at a time; no trump is turned',
    Games: 'whist, grand (no trump), euchre or hearts, as the highest bidder names',
    Bids: 'by fives; the dealer must bid five if three pass',
    'First lead': 'the highest bidder',
    Game: '{points.game} points',
  },
  cites,
  ...code,
  examples,
});
