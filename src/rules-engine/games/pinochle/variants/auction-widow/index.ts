import type { Citation } from '../../../../books.ts';
import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { bookValue, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { widowCases } from '../shared/cases-auction.ts';
import { auctionWidowLaws } from './laws/index.ts';
import { widowPoints } from './points.ts';
import { deal } from './scorers/deal.ts';
import { melds } from './scorers/melds.ts';

const BOOK = 'blue-ribbon-1940';
const ruling = <K extends string>(law: K, at: Citation, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, at, answers, story, says);
const settled = (at: Citation, input: Record<string, string>, story: string, bidder: number) =>
  scoreExample('deal', at, { hand: 'played', ...input }, story, { Bidder: bidder });

const USUAL_VALUES = 'The section counts the cards by the usual values, 250 in all.';

export default variant({
  title: 'Auction pinochle with a widow',
  aliases: ['Auction pinochle', 'Three-handed auction pinochle', 'Pinochle with a widow', 'Pinochle with a kitty'],
  books: {
    [BOOK]: {
      heading: 'Auction Pinochle with a Widow',
      pages: '270-273',
      inherits: {
        from: 'pinochle',
        cite: doubted(cites.blue.scoring, 'The clause is about melds: they should be scored alike in all forms.'),
        except: ['revoke'],
      },
    },
  },
  players: { min: 3, max: 4, usual: 3, say: 'three; a fourth sits out each deal and shares with the opponents of the bidder' },
  packs: ['pinochle-48'],
  glance: {
    Players: 'three, one of them against the other two',
    Deal: '15 cards each by threes, and three for the widow',
    Bid: '{points.lowest-bid} or more, in tens; who passed may come back',
    Melds: 'the bidder’s alone; they count without a trick if they cover the bid',
    'Given up or lost': 'the bid to each opponent; double if the hand was played',
    'Revoke, wrong discard': 'lose the game',
  },
  laws: auctionWidowLaws,
  points: {
    amend: {
      dix: { books: { [BOOK]: bookValue(10, cites.blue.auctionScoring, { says: 'held by the bidder and shown with the melds' }) } },
      'dix-turned': { books: { [BOOK]: unscored('No card is turned for trump.') } },
      'melds-scored': { books: { [BOOK]: ruled('the bidder’s, without a trick if they cover the bid', cites.blue.auctionScoring, { way: 'cover-bid' }) } },
      'cards-in-all': { books: { [BOOK]: bookValue(250, cites.blue.auctionScoring) } },
      'tenth-scale': { books: { [BOOK]: unscored() } },
      'aces-and-tens': { books: { [BOOK]: unscored(USUAL_VALUES) } },
      'round-ace-or-ten': { books: { [BOOK]: unscored(USUAL_VALUES) } },
      'round-king-or-queen': { books: { [BOOK]: unscored(USUAL_VALUES) } },
    },
    add: widowPoints,
    repeal: { game: 'Every deal is settled by itself.', 'longer-game': 'Every deal is settled by itself.' },
  },
  repealScorers: { game: 'Each bid is won or lost by itself, and paid.' },
  scorers: { deal, melds },
  examples: [
    ruling('exposed-in-deal', cites.blue.auctionDeal, { what: 'widow' }, 'A card of the widow falls face up in the deal.', 'same dealer deals again'),
    ruling('widow-dealt', cites.blue.auctionDeal, { when: 'ends' }, 'The dealer lays out the last three cards for the widow.', 'does not cover'),
    ruling(
      'wrong-number',
      cites.blue.auctionDeal,
      { when: 'bidding' },
      'After two bids a player finds fourteen cards.',
      'The player who is short of cards draws the extra cards from that hand, unseen',
    ),
    ruling('irregular-bid', cites.blue.auctionBidding, { what: 'passed' }, 'A player who passed 210 bids 250 in the next round.', 'may bid a second time'),
    ruling(
      'widow-exposed',
      cites.blue.auctionBidding,
      {},
      'A card of the widow is turned over after a bid of 230.',
      'The bid stands, and nobody may take any further part in the bidding',
    ),
    ruling('bid-failed', cites.blue.auctionBidding, { how: 'played' }, 'A bidder of 300 plays and makes 280.', 'double the amount of the bid'),
    ruling('wrong-discard', cites.blue.auctionBidding, { fault: 'melded' }, 'The bidder lays away the queen of a marriage melded.', 'loses the game'),
    ruling(
      'wrong-discard',
      cites.blue.auctionBidding,
      { fault: 'change', led: 'no' },
      'The bidder wants another discard before leading.',
      'lay the melds out again',
    ),
    ruling('melds-miscounted', cites.blue.auctionShowing, {}, 'The bidder counts a marriage twice.', 'must object'),
    ruling(
      'no-trick',
      cites.blue.auctionScoring,
      { covers: 'yes' },
      'A bid of 250 is covered by melds of 260; the bidder takes no trick.',
      'may score the melds',
    ),
    ruling('late-meld', cites.blue.auctionShowing, { led: 'yes' }, 'The bidder has led and finds four jacks in hand.', 'may not meld'),
    ruling(
      'revoke',
      cites.blue.auctionPlay,
      { fault: 'overtrump', led: 'plain' },
      'A plain lead is trumped; a player without the suit trumps lower, holding a higher one.',
      'loses the game',
    ),
    ruling('lead-out-of-turn', cites.blue.auctionPlay, { who: 'opponent' }, 'An opponent leads before the bidder has.', 'lose the game'),
    ruling(
      'revoke',
      cites.blue.auctionPlay,
      { fault: 'win', led: 'trump' },
      'A trump is led, and a player with a higher one plays a low one.',
      'loses the game',
    ),
    valueExample('melds-scored', cites.blue.auctionScoring, 'Melds of 260 cover a bid of 250.', 'without a trick if they cover the bid'),
    scoreExample('melds', cites.blue.auctionPlay, { hand: 'AH-10H-KH-QH-JH', trump: 'H', single: 'yes' }, 'The sequence by the custom of many places.', 150),
    settled(cites.blue.auctionScoring, { bid: '240', meld: '120', cards: '120', scale: 'tenths' }, 'A bid of 240 made, divided by ten.', 24),
    settled(cites.blue.auctionScoring, { bid: '240', meld: '120', cards: '130', scale: 'fifties' }, 'The same bid with parts of fifty dropped.', 200),
    settled(cites.blue.auctionScoring, { bid: '360', meld: '200', cards: '160', scale: 'fifties', premium: 'yes' }, 'A bid of 360 with its premium.', 400),
    settled(cites.blue.auctionBidding, { bid: '300', hand: 'given-up' }, 'A bid of 300 given up on seeing the widow.', -300),
    settled(cites.blue.auctionBidding, { bid: '300', meld: '150', cards: '140' }, 'A bid of 300 played, 10 short.', -600),
    ...widowCases,
  ],
});
