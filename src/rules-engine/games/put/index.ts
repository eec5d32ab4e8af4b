import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import fourHanded from './variants/four-handed.ts';
import threeHanded from './variants/three-handed.ts';

export default game({
  id: 'put',
  title: 'Put',
  aliases: ['Putt'],
  shelf: 'euchre',
  kind: 'card',
  books: { donohue: { heading: 'Put', pages: '332-333' } },
  has: ['two-handed', 'each-for-himself', 'tricks'],
  players: { min: 2, max: 2, usual: 2, say: '2; 3 and 4 in forms of their own' },
  packs: ['standard-52'],
  picture: cards('A suit from the best to the lowest', '3S 2S AS KS QS JS 10S 9S 8S 7S 6S 5S 4S', cites.donohue.rank),
  glance: {
    Cards: 'three each, one at a time',
    Rank: '3 2 A K Q J 10 9 8 7 6 5 4; no trumps',
    Put: '{points.declined} where it is not seen; {points.put-won}, the game, where it is seen and won',
    Ties: 'equal cards tie; one trick each and a tie, and nobody scores',
    Game: '{points.game} points, or a put',
  },
  cites,
  ...code,
  variants: { 'four-handed': fourHanded, 'three-handed': threeHanded },
  examples,
});
