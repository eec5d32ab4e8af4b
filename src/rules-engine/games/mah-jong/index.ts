import { tiles } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'mah-jong',
  title: 'Mah-jong',
  aliases: ['Mah Jong', 'Mahjong', 'Mah Jongg', '20-Point Mah Jong', 'Twenty-Point'],
  shelf: 'rummy',
  kind: 'tiles',
  books: { 'blue-ribbon-1940': { heading: 'Twenty point Mah Jong', pages: '408-421' } },
  has: ['discard', 'draw', 'each-for-himself', 'doubling', 'limit', 'melds', 'honours'],
  players: { min: 4, max: 4, usual: 4 },
  packs: ['none-0'],
  picture: tiles('A whole hand: four sets and a pair', ['E E E GD GD GD', '4D 5D 6D 7B 7B 7B N N'], cites.blue.forms),
  figures: [
    ['144', 'tiles'],
    ['13', 'tiles each'],
    ['{points.minimum}', 'points needed to win'],
  ],
  glance: {
    Set: '144 tiles: bamboos, dots and characters from 1 to 9, winds and dragons, four of each, and eight flowers; two dice',
    Deal: '13 tiles each; East takes a 14th and begins with a discard. Play goes to the right',
    'To win': 'four sets and a pair that count {points.minimum} without doubles and bonuses',
    'Mah Jong': '{points.mah-jong} points more, then the doubles',
    Honours: '1s, 9s, winds, dragons and flowers count twice a simple',
    East: 'pays and is paid double',
    Limit: '{points.limit} as usual, twice that with East',
  },
  cites,
  ...code,
  examples,
});
