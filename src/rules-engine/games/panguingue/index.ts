import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'panguingue',
  title: 'Panguingue',
  aliases: ['Pan'],
  shelf: 'rummy',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Panguingue', pages: '63-67' }, sierra: { heading: 'Panguingue', pages: '68-76' } },
  has: ['discard', 'draw', 'stock', 'starter', 'melds', 'each-for-himself'],
  players: { min: 2, max: 16, say: 'any number (1940); up to 16 (Sierra)' },
  packs: ['pan-320'],
  picture: cards('Three sevens, which are valle cards', '7S 7H 7C', cites.blue.valleSet),
  glance: {
    Pack: 'eight packs without 8s, 9s and 10s, at times with 30 or 40 spades more (1940); five to eight Spanish packs (Sierra)',
    Deal: 'ten each, five at a time, beginning on the dealer’s right; play goes to the right',
    Conditions: '{points.valle blue-ribbon-1940} from each of the others, {points.valle-spades blue-ribbon-1940} in spades',
    Added: '{points.added-card blue-ribbon-1940} more from each for every card laid later to a condition',
    'To win': 'eleven cards down: {points.game blue-ribbon-1940} from each, and all conditions again',
  },
  facts: {
    deal: 'rule.deal until all have ten',
  },
  cites,
  ...code,
  examples,
});
