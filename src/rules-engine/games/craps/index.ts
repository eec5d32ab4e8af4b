import { dice } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

import bankCraps from './variants/bank-craps/index.ts';

export default game({
  id: 'craps',
  title: 'Craps',
  aliases: ['Shooting craps', 'Crap game', 'Hazard'],
  shelf: 'dice',
  kind: 'dice',
  books: { 'blue-ribbon-1940': { heading: 'Craps', pages: '59-61, 202-203' } },
  has: ['betting'],
  players: { min: 2, max: 20, say: 'two or more' },
  packs: ['none-0'],
  picture: dice('Seven on the first throw wins', [3, 4], cites.blue.scoring),
  figures: [
    ['2', 'dice'],
    ['7', 'or 11 wins at once'],
  ],
  glance: {
    Players: 'two or more, one of them the caster',
    Dice: 'two, thrown from the hand',
    Nick: '7 or 11 on the first throw wins',
    Crap: '2, 3 or 12 on the first throw loses',
    Point: '4, 5, 6, 8, 9 or 10: throw it again before a 7',
    Pays: 'even money',
    'The dice pass': 'whenever the caster loses, by a crap as well',
  },
  facts: {
    pack: 'glance.Dice',
    lead: 'rule.caster-turn',
    goal: 'rule.first',
    target: 'none',
  },
  cites,
  ...code,
  variants: { 'bank-craps': bankCraps },
  examples,
});
