import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';
import fiveCard from './variants/five-card/index.ts';
import irish from './variants/irish.ts';
import limited from './variants/limited.ts';
import pam from './variants/pam.ts';
import runningPam from './variants/running-pam.ts';
import unlimited from './variants/unlimited.ts';

export default game({
  id: 'loo',
  title: 'Loo',
  aliases: ['Division loo', 'Three-card loo', 'Lanterloo', 'Lu'],
  shelf: 'euchre',
  kind: 'card',
  books: {
    'blue-ribbon-1940': { heading: 'Division Loo', pages: '207-209' },
    donohue: { heading: 'Three-Card Loo', pages: '72-77' },
  },
  has: ['each-for-himself', 'trump', 'turned-card', 'widow', 'pool', 'tricks'],
  players: { min: 2, max: 16, usual: 6, say: 'any number up to 16; 5 to 8 (Donohue) or 5 to 7 (1940) are best' },
  packs: ['standard-52'],
  following: 'bound',
  picture: cards('A suit from the best to the lowest', 'AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S', cites.blue.simple),
  glance: {
    Deal: 'three cards each, one at a time; the dealer puts in {points.price}',
    'Simple pool': 'everybody plays; a trump is turned only when somebody does not follow suit',
    'Double pool': 'a trump is turned, a spare hand is dealt; play, take the widow or pass',
    Play: 'follow suit and head the trick; lead trumps',
    Trick: 'a third of the pool',
    Looed: 'no trick: {points.looed} into the next pool, or as much as the pool holds',
  },
  cites,
  ...code,
  variants: { 'five-card': fiveCard, irish, limited, pam, 'running-pam': runningPam, unlimited },
  examples,
});
