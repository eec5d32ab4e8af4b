import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { cards } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'three-card-monte',
  title: 'Three-card monte',
  aliases: ['Three card monte', 'Find the lady', 'Three-card trick'],
  shelf: 'banking',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Three-Card Monte', pages: '376' } },
  has: ['betting'],
  players: { min: 2, max: 20, say: 'any number against a banker' },
  packs: ['monte-3'],
  glance: {
    Cards: 'two red and one black, usually aces',
    Play: 'the black one is shown, then all are shifted face down to confuse',
    'Fair price': '2 for 1: {points.fair} stakes besides your own',
    'Even money': 'you bet 2 to 1 against yourself; a third of all stakes is the banker’s gain',
  },
  cites,
  ...code,
  diagrams: { cards },
  examples,
});
