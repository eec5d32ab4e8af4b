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
  glance: {
    Players: 'four, two against two',
    Pack: '52 cards, ace high; spades are always trumps',
    Deal: 'thirteen cards each',
    Bid: "tricks, nil or double nil; partners' numbers add up",
    'First spade lead': 'only after a spade has trumped an earlier lead',
    Bags: '{points.bags-limit} tricks above the bids cost {points.bags}',
    Game: '{points.game} points',
  },
  cites,
  ...code,
  examples,
});
