import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { covered, layout } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'desperation',
  title: 'Desperation',
  aliases: ['Desperation (six packs)'],
  shelf: 'family',
  kind: 'card',
  books: { 'uspc-1898': { heading: 'Desperation', pages: '64-65' } },
  has: ['partners'],
  players: { min: 3, max: 6, usual: 6, say: '3, 4 or 6; best with six' },
  packs: ['sextuple-312'],
  glance: {
    Players: 'three, four or six; with six, every second one is a partner',
    Pack: 'six packs, 312 cards',
    Talon: '21 cards for each side, the top one open',
    Hands: 'five cards each, in one stack',
    Middle: 'aces, built up to the king; suits do not matter',
    'In front of you': 'four piles at most',
    Wins: 'the side whose talon is gone first',
  },
  cites,
  ...code,
  diagrams: { layout, covered },
  examples,
});
