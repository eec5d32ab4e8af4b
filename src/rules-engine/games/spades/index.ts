import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

export default game({
  id: 'spades',
  title: 'Spades',
  aliases: ['Spade', 'Bid spades'],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: { sierra: { heading: 'Spades', pages: '126-130' } },
  has: ['partners', 'trump', 'bidding', 'doubling', 'tricks'],
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  following: { rules: ['spades.rule.follow'], always: 'S' },
  picture: cards('Spades are always trumps, best first', 'AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S', cites.sierra.play),
  glance: {
    Players: 'four, two against two',
    Pack: '52 cards, ace high; spades are always trumps',
    Deal: 'thirteen cards each',
    Bid: 'tricks, nil or double nil; partners’ numbers add up',
    'First spade lead': 'only after a spade has trumped an earlier lead',
    Bags: '{points.bags-limit} tricks above the bids cost {points.bags}',
    Game: '{points.game} points',
  },
  facts: {
    'first-deal': 'silent',
    'next-deal': 'silent',
    lead: 'silent',
    bid: [{ at: 'sierra.play', says: 'No lowest bid is named.' }, 'rule.bid how many tricks', 'rule.nil Instead'],
  },
  cites,
  ...code,
  examples,
});
