import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';
import fourHanded from './variants/four-handed/index.ts';
import threeHanded from './variants/three-handed/index.ts';

export default game({
  id: 'sixty-six',
  title: 'Sixty-six',
  aliases: ['Sixty-Six', '66', 'Mariage', 'Sechsundsechzig'],
  shelf: 'bezique-and-skat',
  kind: 'card',
  books: {
    'blue-ribbon-1940': { heading: 'Sixty-six', pages: '343-345' },
    donohue: { heading: 'Sixty-Six', pages: '34-36' },
    'uspc-1898': { heading: 'Sixty-Six', pages: '87-88' },
  },
  has: ['two-handed', 'each-for-himself', 'turned-card', 'trump', 'draw', 'stock', 'melds', 'tricks'],
  players: { min: 2, max: 2, usual: 2, say: '2; 3 and 4 in forms of their own' },
  packs: ['short-24'],
  following: 'drawn',
  picture: cards('A suit from the best to the lowest', 'AH 10H KH QH JH 9H', cites.blue.pack),
  glance: {
    Cards: 'six each, three at a time; the next is turned for trumps',
    Rank: 'A 10 K Q J 9; they count {points.ace}, {points.ten}, {points.king}, {points.queen}, {points.jack} and nothing',
    Marriages: '{points.marriage}, in trumps {points.trump-marriage}, declared by the leader',
    Following: 'not before the stock is drawn or closed',
    'To win a hand': '{points.enough}: {points.single} point, {points.schneider} against less than {points.out-of-schneider}, {points.schwarz} against none',
    Closing: 'turning the trump down and failing costs {points.closed-failed donohue}, or {points.closed-failed-early donohue} before the other had a trick',
    Game: '{points.game} points',
  },
  cites,
  ...code,
  variants: { 'three-handed': threeHanded, 'four-handed': fourHanded },
  examples,
});
