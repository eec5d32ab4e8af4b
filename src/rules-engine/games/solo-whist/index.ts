import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

import kimberly from './variants/kimberly.ts';
import threeHanded from './variants/three-handed/index.ts';

export default game({
  id: 'solo-whist',
  title: 'Solo whist',
  aliases: ['Solo', 'English solo', 'Solo-whist'],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Solo Whist', pages: '363-366' } },
  has: ['partners', 'lone-hand', 'turned-card', 'trump', 'bidding', 'tricks'],
  players: { min: 3, max: 4, usual: 4, say: 'four, each for themselves; three as a variant' },
  packs: ['standard-52', 'short-40'],
  following: { rules: ['solo-whist.rule.follow'], none: true, hand: 13, noSides: true, variants: { 'three-handed': {} } },
  picture: cards('A suit from the best to the lowest', 'AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S', cites.blue.pack),
  glance: {
    Players: 'four, each for themselves; a proposal makes two of them partners for the deal',
    Deal: 'thirteen cards each, three at a time and one at the end; the last is turned for trump',
    Calls: 'proposal 8 tricks, solo 5, misère none, abundance 9, open misère none, open abundance 13',
    Lead: 'the eldest hand, except in open abundance',
    Paid: 'in red and white counters; a red is worth {points.red-counter} whites',
    Settled: 'after each deal, which is a game in itself',
  },
  facts: { bid: 'rule.rank-of-calls' },
  cites,
  ...code,
  variants: { 'three-handed': threeHanded, kimberly },
  examples,
});
