import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'gaigel',
  title: 'Gaigel',
  aliases: ['Gaigeln', 'Gaigl'],
  shelf: 'bezique-and-skat',
  kind: 'card',
  books: { 'uspc-1898': { heading: 'Gaigel', pages: '85-87' } },
  has: ['partners', 'turned-card', 'trump', 'draw', 'stock', 'melds', 'tricks'],
  players: { min: 2, max: 8, usual: 4, say: '2 to 8; best with 4, two against two' },
  packs: ['gaigel-48'],
  following: 'drawn',
  picture: cards('A suit from the best to the lowest', 'AH 10H KH QH JH 7H', cites.uspc.game),
  glance: {
    Cards: 'five each; one more is turned for trumps, the rest are drawn from',
    Rank: 'A 10 K Q J 7; they count {points.ace}, {points.ten}, {points.king}, {points.queen}, {points.jack} and nothing',
    Marriages: '{points.common-marriage}, in trumps {points.royal-marriage}',
    'Five sevens': 'the game',
    Following: 'not before the talon is gone',
    Game: '{points.game} points; a gaigel is {points.gaigel} games',
  },
  cites,
  ...code,
  examples,
});
