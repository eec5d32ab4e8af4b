import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';
import domPedro from './variants/dom-pedro/index.ts';
import pedroSancho from './variants/pedro-sancho/index.ts';
import snoozer from './variants/snoozer/index.ts';

// Rulings of pitch on its own four points, on its seller and on bids of four; the clauses inherit only the penalties.
const OF_PITCH = ['further-bid', 'seller-out-on-the-bid'];

export default game({
  id: 'pedro',
  title: 'Pedro',
  aliases: ['Single pedro'],
  shelf: 'all-fours',
  kind: 'card',
  books: {
    'blue-ribbon-1940': {
      heading: 'Pedro',
      pages: '10',
      inherits: { from: 'pitch', cite: cites.blue.penalties, except: [...OF_PITCH, 'nobody-bids', 'both-go-out'] },
    },
    donohue: { heading: 'Pedro Sancho: Pedro', pages: '43', inherits: { from: 'pitch', cite: cites.donohue.clause, except: [...OF_PITCH, 'next-dealer-out'] } },
    'uspc-1898': { heading: 'Pedro Sancho: Pedro', pages: '72' },
  },
  has: ['trump', 'bidding', 'tricks'],
  players: { min: 2, max: 8, usual: 6, say: 'four to seven (1940), any number, six or eight best (1898), each for themselves' },
  packs: ['standard-52'],
  following: { rules: ['pedro.rule.follow'], hand: 6, mayTrump: true },
  picture: cards('Hearts as trumps: high, low, jack, and the five, which is pedro', 'AH 2H JH 5H', cites.uspc.points),
  glance: {
    Deal: 'all the cards (1940); six each, by threes (1898)',
    Trump: 'bought from the dealer (Donohue, 1898), or bid for to the board (1940)',
    Points: 'high {points.high}, low {points.low}, jack {points.jack}, game {points.game}; pedro, the five of trumps, {points.pedro donohue uspc-1898}',
    Low: 'to its taker (1940, 1898); to its holder (Donohue)',
    'Bid not made': 'the bid is set back, and nothing counts that the bidder made',
    Game: '{points.target donohue uspc-1898}, counted down; no number is printed in 1940',
  },
  cites,
  ...code,
  variants: { 'dom-pedro': domPedro, 'pedro-sancho': pedroSancho, snoozer },
  examples,
});
