import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { table } from './diagrams.ts';
import { examples } from './examples.ts';

import withoutRejouissance from './variants/without-rejouissance.ts';

export default game({
  id: 'lansquenet',
  title: 'Lansquenet',
  aliases: ['Landsknecht', 'Lanskenet'],
  shelf: 'banking',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Lansquenet', pages: '252-253' }, donohue: { heading: 'Lansquenet', pages: '331-332' } },
  has: ['betting'],
  players: { min: 2, max: 12, say: 'any number against the dealer' },
  packs: ['standard-52', 'double-104'],
  glance: {
    Pack: '52 cards; sometimes two packs (1940), in France four or more (Donohue)',
    'Laid out': 'two hand cards, one for the dealer, one for the players',
    Bets: 'on single cards, covered by the dealer, even money',
    'The card that comes first': 'loses',
    'Own card': 'when the dealer’s comes, every open bet is paid',
    'Hand cards': 'both before the dealer’s own: the dealer may deal again',
  },
  cites,
  ...code,
  diagrams: { table },
  variants: { 'without-rejouissance': withoutRejouissance },
  examples,
});
