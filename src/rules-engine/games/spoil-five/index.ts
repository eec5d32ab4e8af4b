import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import fortyFive from './variants/forty-five/index.ts';
import jink from './variants/jink-game.ts';

export default game({
  id: 'spoil-five',
  title: 'Spoil five',
  aliases: ['Spoilt five'],
  shelf: 'euchre',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Spoil Five', pages: '367-370' } },
  has: ['each-for-himself', 'trump', 'turned-card', 'tricks', 'pool'],
  players: { min: 2, max: 10, usual: 5, say: '2 to 10; five or six as a rule' },
  packs: ['standard-52'],
  following: 'kept-back',
  picture: cards('The best trumps, with hearts trump', '5H JH AH KH QH', cites.blue.trumps),
  glance: {
    Cards: 'five each, by two and three; the next is turned for trumps',
    'Best trumps': 'the five, the jack, the ace of hearts, whatever is trumps',
    'Small cards': 'highest in red, lowest in black',
    'To play': 'follow suit or trump; the three best trumps may be held back from a lower lead',
    'To win': 'three tricks take the pool; {points.all-five} more from each for all five',
    Spoiled: 'nobody has three: the pool stays, and each dealer adds {points.dealer-adds}',
  },
  cites,
  ...code,
  variants: { 'forty-five': fortyFive, 'jink-game': jink },
  examples,
});
