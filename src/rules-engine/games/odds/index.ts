import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'odds',
  title: 'Odds',
  aliases: ['Probabilities', 'Laws of Chance', 'Odds and betting'],
  shelf: 'reference',
  kind: 'code',
  books: {
    'blue-ribbon-1940': { heading: 'Probabilities', pages: '327-334' },
    donohue: { heading: 'Rules for calculating bets on any event', pages: '322, 343' },
  },
  has: ['betting'],
  players: { min: 1, max: 20, say: 'any number' },
  packs: ['none-0'],
  glance: {
    'How they are given': 'ways to lose to ways to win: 5 to 1 against a six',
    'A run': 'double and add one: 3, 7, 15 to 1',
    'What came before': 'changes nothing',
    'A system': 'changes when you lose, not whether',
    'Every figure': 'counted out here beside what is printed',
  },
  cites,
  ...code,
  examples,
});
