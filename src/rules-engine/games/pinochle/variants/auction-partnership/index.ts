import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { partnershipAuctionCases } from '../shared/cases-auction.ts';
import { auctionPartnershipLaws } from './laws.ts';
import { bidding, partnershipAmend } from './points.ts';
import { deal, game, melds } from './scorers.ts';

const ruling = <K extends string>(law: K, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, cites.sierra.play, answers, story, says);

export default variant({
  title: 'Partnership auction pinochle',
  aliases: ['Partnership auction', 'Auction pinochle for four', 'Single-deck pinochle'],
  books: { sierra: { heading: 'Pinochle: How the game is played', pages: '90-102' } },
  players: { min: 4, max: 4 },
  packs: ['pinochle-48'],
  glance: {
    Players: 'four, two against two',
    Deal: '12 cards each, the whole pack',
    Bid: '{points.lowest-bid} or more, in tens; who passes is out',
    Counters: 'aces, tens and kings, {points.ace} each; {points.last-trick} for the last trick',
    'Bid not made': 'the bid is taken off, and nothing else counts',
    Game: '{points.game} points',
  },
  laws: auctionPartnershipLaws,
  points: { amend: partnershipAmend, add: bidding },
  scorers: { deal, melds, game },
  examples: [
    ruling('bid-failed', {}, 'A side bids 250 and makes 230.', 'loses the amount of the bid'),
    ruling('no-trick', {}, 'A side melds 60 and takes no trick.', 'may not score the melds'),
    ruling('late-meld', { when: 'own-card' }, 'A player has led and finds a pinochle in hand.', 'does not cover'),
    ruling('irregular-bid', { what: 'raise' }, 'After 150 a player bids 155.', 'may not make that bid'),
    ruling('irregular-bid', { what: 'passed' }, 'A player who passed wants to bid 200.', 'any further part in the bidding'),
    ruling('all-pass', {}, 'Four players pass.', 'does not cover'),
    ruling('already-trumped', { holds: 'suit' }, 'A heart lead is trumped, and the last player has hearts.', 'Any card of the suit'),
    ruling(
      'already-trumped',
      { holds: 'higher' },
      'A lead is trumped with the queen; the last player is void and has the ace of trumps.',
      'play a higher trump',
    ),
    scoreExample('melds', cites.sierra.play, { hand: 'AH-10H-KH-QH-JH-9H-9H', trump: 'H' }, 'A run and two nines before the play.', 170),
    scoreExample('melds', cites.sierra.strategies, { hand: 'QS-JD-KH-QH-9H', trump: 'H' }, 'A dix, a royal marriage and a pinochle.', 90),
    scoreExample(
      'deal',
      cites.sierra.play,
      { bidder: 'we', bid: '190', weMeld: '100', theyMeld: '40', tricks: '5', counters: '9', last: 'they' },
      'A bid of 190 with 100 in melds and nine counters.',
      { 'The first side': 190, 'The second side': 200 },
      'The first side makes the bid of 190',
    ),
    scoreExample(
      'deal',
      cites.sierra.strategies,
      { bidder: 'we', bid: '190', weMeld: '100', theyMeld: '40', tricks: '5', counters: '8', last: 'they', weBefore: '300' },
      'The same bid with a counter less.',
      { 'The first side': 110, 'The second side': 210 },
      'The first side is set back 190',
    ),
    sheetExample(
      'game',
      cites.sierra.play,
      {},
      [
        { bidder: 'we', bid: '200', weMeld: '150', theyMeld: '20', tricks: '7', counters: '14', last: 'we' },
        { bidder: 'they', bid: '250', weMeld: '40', theyMeld: '100', tricks: '6', counters: '12', last: 'we' },
      ],
      'A bid made, then a bid that fails.',
      { We: 470, They: -130 },
      'We: 470 points.',
    ),
    ...partnershipAuctionCases,
  ],
});
