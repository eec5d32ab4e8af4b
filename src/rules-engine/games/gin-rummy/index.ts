import { game as declare } from '../../core/games.ts';
import { cites } from './cites.ts';
import { examples } from './examples.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';
import { deal } from './scorers/deal.ts';
import { game } from './scorers/game.ts';
import { hand } from './scorers/hand.ts';

export default declare({
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
  glance: {
    Players: 'two; usually two by Blue Ribbon',
    Pack: '52 cards; king high, ace low',
    Deal: 'ten cards each, and one turned up',
    Deadwood: 'court cards 10, ace 1, others their pips',
    Knock: 'with 10 or less in deadwood',
    Undercut: '25 for an equal or lower count (Sierra); 10 for a lower one (1940)',
    Game: '100 points',
  },
  cites,
  laws,
  points,
  scorers: { deal, hand, game },
  variants: {},
  examples,
});
