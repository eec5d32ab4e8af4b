import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';
import aEcrire from './variants/a-ecrire/index.ts';
import fourHanded from './variants/four-handed/index.ts';
import rubicon from './variants/rubicon/index.ts';
import threeHanded from './variants/three-handed/index.ts';

export default game({
  id: 'piquet',
  title: 'Piquet',
  aliases: ['Piquet au cent', 'Picquet'],
  shelf: 'bezique-and-skat',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Piquet, or Piquet au Cent', pages: '274-278' } },
  has: ['two-handed', 'each-for-himself', 'discard', 'draw', 'stock', 'tricks'],
  players: { min: 2, max: 2, usual: 2, say: '2; 3 and more in forms of their own' },
  packs: ['piquet-32'],
  following: { rules: ['piquet.rule.play'], hand: 12 },
  picture: cards('Five cards of a suit in order', 'AH KH QH JH 10H', cites.blue.declarations),
  glance: {
    Cards: '12 each, 8 in the stock; the non-dealer exchanges 1 to 5, the dealer as many as are left, or none',
    Rank: 'A K Q J 10 9 8 7; no trump',
    'Sequences of 3 to 8':
      '{points.sequence-three}, {points.sequence-four}, {points.sequence-five}, {points.sequence-six}, {points.sequence-seven}, {points.sequence-eight}',
    'Point, four, triplet': '{points.point} a card, {points.four}, {points.triplet}; carte blanche {points.carte-blanche}',
    'Pic and repic': '{points.pic} in play, {points.repic} in hand, at a count of {points.count-for-pic} before the opponent',
    'Cards and capot': '{points.cards} for most tricks, {points.capot} for all; last trick {points.last-trick}',
    Game: '{points.game} points',
  },
  cites,
  ...code,
  variants: { 'a-ecrire': aEcrire, 'four-handed': fourHanded, rubicon, 'three-handed': threeHanded },
  examples,
});
