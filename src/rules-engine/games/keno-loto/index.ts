import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { kenoCard, lotoCard } from './diagrams.ts';
import { examples } from './examples.ts';
import newCombinationCards from './variants/new-combination-cards/index.ts';

export default game({
  id: 'keno-loto',
  title: 'Keno and loto',
  aliases: ['Keno', 'Loto', 'Lotto', 'Bingo', 'Housey-housey'],
  shelf: 'banking',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Keno, or Lotto', pages: '247-248' }, donohue: { heading: 'Loto', pages: '324-326' } },
  has: ['draw', 'pool', 'each-for-himself'],
  players: { min: 2, max: 1000, say: 'any number' },
  packs: ['none-0'],
  glance: {
    Players: 'any number; one is the banker (1940)',
    Balls: '{points.numbers}, drawn one by one',
    Keno: 'five of one row covered first: the pool (1940)',
    Checked: 'against the balls; the card must be paid for and pegged',
    Loto: 'ten balls, then every line is paid (Donohue)',
    'A line': 'ambo {points.ambo donohue}, terne {points.terne donohue}, quaterne {points.quaterne donohue}, quinterne {points.quinterne donohue}',
    'Empty pool': 'all put in again, by their cards',
  },
  cites,
  ...code,
  diagrams: { 'keno-card': kenoCard, 'loto-card': lotoCard },
  variants: { 'new-combination-cards': newCombinationCards },
  examples,
});
