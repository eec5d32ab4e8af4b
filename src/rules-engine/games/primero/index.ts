import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'primero',
  title: 'Primero',
  aliases: ['Primera'],
  shelf: 'poker',
  kind: 'card',
  books: { sierra: { heading: 'Poker: How the game evolved', pages: '107-114' } },
  has: [],
  players: { min: 2, max: 10, say: 'not told' },
  packs: ['standard-52'],
  picture: cards('Three of a kind', 'KS KH KC', cites.sierra.history),
  glance: {
    Hand: 'three cards to each player',
    Kinds: 'three of a kind, a pair, a flux',
    'How it goes': 'bets, and much bluffing',
    'What the book has': 'history, and no rules to play by',
  },
  cites,
  ...code,
  examples,
});
