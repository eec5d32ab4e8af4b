import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { miss, pair, wildCard } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'memory',
  title: 'Memory match',
  aliases: ['Pelmanism', 'Memory game', 'Find the pairs'],
  shelf: 'family',
  kind: 'card',
  books: { sierra: { heading: 'Memory Match', pages: '85-87' } },
  has: [],
  players: { min: 1, max: 2, say: 'one, or two against each other' },
  packs: ['none-0'],
  glance: {
    Players: 'one, or two against each other',
    Cards: 'pictures in pairs, face down in rows',
    'Your turn': 'turn two cards',
    'A pair': 'take both away',
    'No pair': 'turn both back',
    'Three pairs in a row': 'a bonus',
  },
  cites,
  ...code,
  diagrams: { pair, miss, wildCard },
  examples,
});
