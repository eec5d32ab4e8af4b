import { drawnFor } from '../../patience/pictures.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { layout } from './diagrams.ts';
import { examples } from './examples.ts';
import { patience } from './patience.ts';

export default game({
  id: 'crapette',
  title: 'Crapette',
  aliases: ['Double solitaire', 'Crapette (Double Solitaire)', 'Solitaire for two'],
  shelf: 'solitaire',
  kind: 'card',
  books: { 'uspc-1898': { heading: 'Crapette (Double Solitaire)', pages: '63' } },
  has: ['two-handed', 'each-for-himself'],
  players: { min: 2, max: 2 },
  packs: ['double-104'],
  glance: {
    Players: 'two, each with a pack of 52',
    'Missed play': 'no “stop” and no penalty',
    Wins: 'the player who is first rid of all cards',
  },
  cites,
  patience,
  ...code,
  diagrams: { layout, ...drawnFor(patience) },
  examples,
});
