import { sheetExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { own } from './points.ts';
import { pool } from './scorers.ts';

const { pool: section } = cites.blue;

export default variant({
  title: 'Pool écarté',
  aliases: ['Écarté for three'],
  books: { 'blue-ribbon-1940': { heading: 'Pool Ecarte', pages: '220', inherits: { from: 'ecarte', cite: section } } },
  has: { pool: true },
  players: { min: 3, max: 3, usual: 3 },
  packs: ['piquet-32'],
  glance: {
    Players: 'three; two play, the loser gives way to the third',
    Stakes: 'one each; every loser of a game adds one',
    'To win': 'two games running take the pool',
  },
  laws: {},
  points: { add: own },
  scorers: { pool },
  examples: [
    valueExample('stake', section, 'Three begin a pool; the loser of a game puts in as much again.', 1),
    valueExample('pool', section, 'One player has won two games running.', 'two games running'),
    sheetExample(
      'pool',
      section,
      { names: 'Ann.Ben.Cora' },
      [{ winner: 'first' }, { winner: 'third' }, { winner: 'second' }, { winner: 'second' }],
      'Each loser gives way to the one who waits, until one wins twice running.',
      { Ann: -3, Ben: 5, Cora: -2 },
      'Ben has won two games running',
    ),
  ],
});
