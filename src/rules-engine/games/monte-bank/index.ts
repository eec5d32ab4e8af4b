import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { layouts } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'monte-bank',
  title: 'Monte bank',
  aliases: ['Spanish Monte', 'Monte'],
  shelf: 'banking',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Monte Bank', pages: '257-258' } },
  has: ['betting'],
  players: { min: 2, max: 20, say: 'any number against a banker' },
  packs: ['spanish-40'],
  glance: {
    Pack: 'the Spanish one of 40 cards',
    Layouts: 'two cards from the bottom of the pack, two from its top',
    Bets: 'on either layout, before the pack is turned up',
    Gate: 'the card then in sight; its suit decides',
    Wins: 'a layout with a card of that suit, even money it seems',
    'No such suit': 'the banker wins both',
  },
  cites,
  ...code,
  diagrams: { layouts },
  examples,
});
