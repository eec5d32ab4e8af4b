import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { table } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'rondeau',
  title: 'Rondeau',
  aliases: ['Rondo'],
  shelf: 'banking',
  kind: 'billiards',
  books: { 'blue-ribbon-1940': { heading: 'Rondeau', pages: '337' } },
  has: ['betting'],
  players: { min: 2, max: 20, say: 'any number against a bank' },
  packs: ['none-0'],
  glance: {
    Table: 'a billiard table with pockets, nine small balls',
    Roll: 'across the table with a stick, from corner to corner',
    Bets: 'on odd or even, the balls left on the table',
    Foul: 'no ball in the pocket, or none on the table',
    Bank: 'takes out ten per cent',
  },
  cites,
  ...code,
  diagrams: { table },
  examples,
});
