import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';
import heartSolo from './variants/heart-solo/index.ts';
import sixHanded from './variants/six-handed/index.ts';

export default game({
  id: 'solo',
  title: 'Solo',
  aliases: ['German Solo', 'Modern Ombre', 'Ombre'],
  shelf: 'bezique-and-skat',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Solo', pages: '360-363' }, 'uspc-1898': { heading: 'Solo (German Solo)', pages: '89-92' } },
  has: ['partners', 'trump', 'bidding', 'pool', 'tricks'],
  players: { min: 4, max: 4, usual: 4, say: '4; 3 and 6 in forms of their own' },
  packs: ['piquet-32'],
  following: { rules: ['solo.rule.play', 'solo.rule.trumps'], way: 'matadors', noSides: true, variants: { 'six-handed': {} } },
  picture: cards('Hearts as trumps, best first', 'QC 7H QS AH KH QH JH 10H 9H 8H', cites.blue.rank),
  glance: {
    Trumps: 'queen of clubs, seven of trumps, queen of spades, then ace and so on',
    Color: 'clubs; games in color pay double',
    Deal: 'eight each by 3, 2 and 3',
    'To win': '{points.tricks} tricks alone or with a called ace; all eight in a tout',
    Pays: 'simple {points.simple}, forcée {points.forcee}, solo {points.solo}, tout {points.tout}; in color {points.simple-color}, {points.forcee-color}, {points.solo-color}, {points.tout-color}',
    Matadors:
      'all three {points.three-matadors blue-ribbon-1940} (1940) or {points.three-matadors uspc-1898} (1898), and {points.lower-matador} for each trump after them',
  },
  cites,
  ...code,
  variants: { 'heart-solo': heartSolo, 'six-handed': sixHanded },
  examples,
});
