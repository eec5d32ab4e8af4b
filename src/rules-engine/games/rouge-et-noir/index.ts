import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { layout } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'rouge-et-noir',
  title: 'Rouge et noir',
  aliases: ['Trente et quarante', 'Trente-un', 'Trente et un', 'Thirty and forty', 'Rouge et noir, or trente et un'],
  shelf: 'banking',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Rouge et Noir', pages: '338' }, donohue: { heading: 'Rouge et Noir', pages: '361-366' } },
  has: ['betting'],
  players: { min: 1, max: 20, say: 'any number against a bank' },
  packs: ['sextuple-312'],
  glance: {
    Pack: 'six packs of 52, shuffled together',
    Rows: 'one for black, one for red, each to 31 or more',
    Wins: 'the row nearer to 31',
    Pays: 'even money on black, red, colour and inverse',
    'Same point': 'nothing won or lost',
    'Refait: 31 each': 'half the stake, or prison',
  },
  cites,
  ...code,
  diagrams: { layout },
  examples,
});
