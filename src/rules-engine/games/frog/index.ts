import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'frog',
  title: 'Frog',
  aliases: ['Frosch'],
  shelf: 'bezique-and-skat',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Frog', pages: '241-243' } },
  has: ['trump', 'bidding', 'discard', 'widow', 'tricks'],
  players: { min: 3, max: 5, usual: 3, say: '3 in a deal; 4 or 5 at the table' },
  packs: ['short-36'],
  following: 'bound',
  picture: cards('A suit from the best to the lowest', 'AH 10H KH QH JH 9H 8H 7H 6H', cites.blue.pack),
  glance: {
    Rank: 'A 10 K Q J 9 8 7 6',
    'Cards count': 'ace {points.ace}, ten {points.ten}, king {points.king}, queen {points.queen}, jack {points.jack}: {points.all} in all',
    Deal: '11 each and a widow of 3',
    Play: 'follow suit; who cannot must trump',
    'A point over half pays': 'frog {points.frog}, chico {points.chico}, grand {points.grand}',
    'To win': 'more than {points.even} points; exactly so many are a stand-off',
  },
  cites,
  ...code,
  examples,
});
