import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import misery from './variants/misery/index.ts';
import peep from './variants/peep/index.ts';
import pool from './variants/pool/index.ts';
import purchase from './variants/purchase.ts';
import sirGarnet from './variants/sir-garnet.ts';
import wellington from './variants/wellington-and-blucher/index.ts';
import widow from './variants/widow.ts';

export default game({
  id: 'napoleon',
  title: 'Napoleon',
  aliases: ['Nap'],
  shelf: 'euchre',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Napoleon, or Nap', pages: '261-262' } },
  has: ['each-for-himself', 'trump', 'bidding', 'tricks'],
  players: { min: 2, max: 6, usual: 4 },
  packs: ['standard-52'],
  following: { rules: ['napoleon.rule.follow'], hand: 5, variants: { misery: { none: true } } },
  picture: cards('A suit from the best to the lowest', 'AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S', cites.blue.players),
  glance: {
    Players: 'two to six, each for themselves; four as a rule',
    Cards: 'five each, by two and three; none is turned',
    Bid: 'once round, tricks to be won with a trump of your choice; the dealer must bid if all pass',
    'First lead': 'by the highest bidder, and a trump',
    'Bid made or failed': '{points.bid-made} a trick bid, from each adversary or to each',
    Nap: 'all five tricks: {points.nap-made} if made, {points.nap-failed} if failed',
  },
  cites,
  ...code,
  variants: { misery, peep, pool, purchase, 'sir-garnet': sirGarnet, 'wellington-and-blucher': wellington, widow },
  examples,
});
