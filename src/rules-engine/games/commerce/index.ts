import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';
import myBirdSings from './variants/my-bird-sings/index.ts';
import oldWay from './variants/old-way/index.ts';
import widow from './variants/widow.ts';

export default game({
  id: 'commerce',
  title: 'Commerce',
  aliases: ['Trade and barter', 'New commerce'],
  shelf: 'poker',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'Commerce', pages: '189-190' }, donohue: { heading: 'Commerce', pages: '335-336' } },
  has: ['pool', 'stock', 'draw', 'each-for-himself'],
  players: { min: 3, max: 12 },
  packs: ['standard-52'],
  picture: cards('Three of a kind, and a sequence of one suit', ['9S 9H 9C', '6H 7H 8H'], cites.blue.hands),
  glance: {
    Cards: 'three each',
    'At a turn': 'buy a card of the dealer for {points.buying}, barter one with the neighbour, or stand',
    'A stand': 'ends the exchanges',
    Hands: 'three of a kind, then a sequence of one suit, then the point',
    'The point': 'most pips in one suit, on two or three cards; the ace {points.ace}, court cards {points.court}',
    Wins: 'the best hand takes the pool',
  },
  facts: { hands: 'glance.Hands' },
  cites,
  ...code,
  variants: { 'my-bird-sings': myBirdSings, 'old-way': oldWay, widow },
  examples,
});
