import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';
import auction from './variants/auction/index.ts';
import blind from './variants/blind.ts';
import progressive from './variants/progressive/index.ts';
import sixHandedBlind from './variants/six-handed-blind.ts';
import sixtyThree from './variants/sixty-three/index.ts';
import twoHanded from './variants/two-handed.ts';
import widow from './variants/widow.ts';

export default game({
  id: 'cinch',
  title: 'Cinch',
  aliases: ['Double pedro', 'High five'],
  shelf: 'all-fours',
  kind: 'card',
  books: {
    'blue-ribbon-1940': { heading: 'Cinch: Double Pedro, or High Five', pages: '186-188' },
    'uspc-1898': { heading: 'Cinch', pages: '57-59' },
  },
  has: ['partners', 'trump', 'bidding', 'discard', 'tricks'],
  players: { min: 2, max: 6, usual: 4, say: 'four, two against two; two to six (1898)' },
  packs: ['standard-52', 'standard-53'],
  following: { rules: ['cinch.rule.follow', 'cinch.rule.pack'], hand: 6, mayTrump: true, way: 'left-pedro' },
  picture: cards('Hearts as trumps: the five of diamonds comes next to the five of hearts', 'AH KH QH JH 10H 9H 8H 7H 6H 5H 5D 4H 3H 2H', cites.uspc.rank),
  glance: {
    Cards: 'nine each, by threes; after the discard every hand is filled to six',
    Rank: 'A K Q J 10 9 8 7 6, right pedro, left pedro, 4 3 2 in trumps',
    Bid: 'once each, for all the points that the side will make',
    Points: 'high {points.high}, low {points.low}, jack {points.jack}, game {points.game}, each pedro {points.left-pedro}: {points.whole} in all',
    Dealer: 'fills their own hand last, out of all that is left of the pack',
    'Bid failed': 'the adversaries score it (1940); it is set back (1898)',
    Game: '{points.target blue-ribbon-1940} (1940); {points.target uspc-1898} (1898)',
  },
  cites,
  ...code,
  variants: {
    auction,
    blind,
    progressive,
    'six-handed-blind': sixHandedBlind,
    'sixty-three': sixtyThree,
    'two-handed': twoHanded,
    widow,
  },
  examples,
});
