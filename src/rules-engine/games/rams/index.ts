import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'rams',
  title: 'Rams',
  aliases: ['Rammes', 'Rams with 32 cards'],
  shelf: 'euchre',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Rams', pages: '334-335' } },
  has: ['each-for-himself', 'trump', 'turned-card', 'widow', 'pool', 'tricks', 'discard'],
  players: { min: 3, max: 6, usual: 5 },
  packs: ['piquet-32'],
  following: 'bound',
  picture: cards('A suit from the best to the lowest', 'AC KC QC JC 10C 9C 8C 7C', cites.blue.pool),
  glance: {
    Deal: 'five cards each and five to the widow; one is turned for trumps',
    Pool: 'each dealer puts in {points.price}',
    Declaring: 'play your hand or the widow, or pass',
    Play: 'head the trick if you can; without suit and higher trump, undertrump',
    Trick: 'a fifth of the pool',
    'No trick': '{points.looed} into the next pool',
    Rams: 'if agreed: the jack of clubs and a pair take the pool unplayed',
  },
  cites,
  ...code,
  examples,
});
