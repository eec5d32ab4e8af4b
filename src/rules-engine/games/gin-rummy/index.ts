import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'gin-rummy',
  title: 'Gin rummy',
  aliases: ['Gin', 'Gin poker', 'Gin rum'],
  shelf: 'rummy',
  kind: 'card',
  books: {
    sierra: { heading: 'Gin Rummy', pages: '68-76' },
    'blue-ribbon-1940': { heading: 'Gin, or Gin Poker', pages: '398-399' },
  },
  has: ['discard', 'draw', 'stock', 'melds'],
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  picture: cards('A hand without deadwood', ['5H 6H 7H 8H', 'KS KH KC', '3D 3S 3C'], cites.sierra.play),
  glance: {
    Players: 'two; usually two by Blue Ribbon',
    Pack: '52 cards; king high, ace low',
    Deal: 'ten cards each, and one turned up',
    Deadwood: 'court cards {points.court-card}, ace {points.ace}, others their pips',
    Knock: 'with {points.knock-limit} or less in deadwood',
    Undercut: '{points.undercut sierra} for an equal or lower count (Sierra); {points.undercut blue-ribbon-1940} for a lower one (1940)',
    Game: '{points.game} points',
  },
  facts: {
    players: 'rule.players',
    'first-deal': 'silent',
    'next-deal': 'silent',
    lead: 'rule.first-card',
    bid: 'none',
    trick: 'none',
  },
  cites,
  ...code,
  examples,
});
