import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';
import correspondence from './variants/correspondence.ts';
import oddsGames from './variants/odds-games.ts';

export default game({
  id: 'chess',
  title: 'Chess',
  aliases: ['The royal game'],
  shelf: 'board',
  kind: 'board',
  books: {
    'blue-ribbon-1940': { heading: 'Chess', pages: '155-181' },
    donohue: { heading: 'The Game of Chess', pages: '278-301' },
  },
  has: [],
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  figures: [
    ['64', 'squares'],
    ['16', 'men each'],
  ],
  glance: {
    Board: 'a light square at the right hand of each player',
    'The queens': 'each on her own colour',
    'First move': 'White; the men are drawn for, then white changes hands every game (1940)',
    Touch: 'the man touched must move; what the hand has left stays',
    Castling: 'king and rook unmoved, nothing between, not out of check, through it or into it',
    'Wrong move': 'claimed before the next move; found later, it is traced back (1940) or stands (Donohue)',
    Stalemate: 'a draw (1940); Donohue leaves it open',
  },
  facts: {
    players: 'rule.two-sides',
    pack: 'rule.men sixteen',
    target: 'none',
  },
  cites,
  ...code,
  diagrams,
  variants: { 'odds-games': oddsGames, correspondence },
  examples,
});
