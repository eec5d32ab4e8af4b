import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';

import allFives from './variants/all-fives/index.ts';
import blind from './variants/blind/index.ts';
import californiaJack from './variants/california-jack/index.ts';
import fourHanded from './variants/four-handed.ts';
import shastaSam from './variants/shasta-sam/index.ts';
import threeHanded from './variants/three-handed/index.ts';

export default game({
  id: 'all-fours',
  title: 'All fours',
  aliases: ['Seven up', '7 up', 'Old sledge', 'High-low-jack', 'All-fours', 'High low jack game'],
  shelf: 'all-fours',
  kind: 'card',
  books: {
    'blue-ribbon-1940': { heading: 'All Fours', pages: '3-5' },
    donohue: { heading: 'All-Fours', pages: '78-84' },
    'uspc-1898': { heading: 'Seven Up', pages: '66-68' },
    hoffmann: { heading: 'All-Fours', pages: '1-3' },
  },
  has: ['partners', 'two-handed', 'each-for-himself', 'turned-card', 'trump', 'beg', 'tricks'],
  players: { min: 2, max: 4, usual: 2 },
  packs: ['standard-52'],
  following: { rules: ['all-fours.rule.follow'], hand: 6, mayTrump: true, variants: { 'three-handed': {}, 'four-handed': {} } },
  picture: cards('A suit from the best to the lowest', 'AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H', cites.blue.trump),
  glance: {
    Deal: 'six cards each, by threes; the next card is turned for trump',
    'The beg': 'the eldest hand stands or begs; the dealer gives a point or runs three more cards to each',
    Points: 'high {points.high}, low {points.low}, jack {points.jack} and game {points.game}; {points.turned-jack} to a dealer who turns a jack',
    Low: 'belongs to the player it was dealt to, even if it is taken',
    'Count for game': 'ten {points.card-ten}, ace {points.card-ace}, king {points.card-king}, queen {points.card-queen}, jack {points.card-jack}',
    'Going out': 'in the order high, low, jack, game',
    Game: '{points.target} points; {points.long-target} if agreed (1898)',
  },
  facts: {
    bid: 'none',
    trick: 'none',
  },
  cites,
  ...code,
  variants: {
    'three-handed': threeHanded,
    'four-handed': fourHanded,
    blind,
    'all-fives': allFives,
    'california-jack': californiaJack,
    'shasta-sam': shastaSam,
  },
  examples,
});
