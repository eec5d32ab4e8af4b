import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';

const { sierra, blue } = cites;
const premium = (bid: string, meld: string, cards: string, story: string, bidder: number) =>
  scoreExample('deal', blue.auctionScoring, { hand: 'played', bid, meld, cards, premium: 'yes' }, story, { Bidder: bidder });

/** Cases of the auction with a widow: bids, melds shown, payments. */
export const widowCases = [
  lawExample(
    'marriage-after-sequence',
    blue.auctionPlay,
    { first: 'sequence', cards: 'same' },
    'The bidder lays 150 and then claims 40 inside it.',
    'may not use the card',
  ),
  lawExample('card-used-again', blue.auctionScoring, { second: 'other-class' }, 'Kings of four marriages are to count as 80 kings.', 'may use the card'),
  valueExample('lowest-bid', blue.auctionBidding, 'The player beside the dealer opens with as little as he may.', 200),
  valueExample('raise', blue.auctionBidding, 'The next one tops a bid of 250 by the least that will do.', 10),
  valueExample('sequence-alone', blue.auctionPlay, 'The house does not pay for a marriage inside a run.', 150),
  valueExample('round-trip-in-full', blue.auctionPlay, 'The house pays for all eight of a round trip.', 240),
  valueExample('tenths', blue.auctionScoring, 'The scorer leaves off a nought throughout.', 'written as 24'),
  valueExample('fifties', blue.auctionScoring, 'Nothing but whole fifties goes on the slate.', '200, or 20'),
  premium('400', '250', '150', 'The lowest bid of the second band is made.', 480),
  premium('450', '250', '200', 'A made bid of 450 with premiums agreed.', 550),
  premium('510', '300', '220', 'More than 500 bid and made.', 630),
  scoreExample('melds', blue.auctionScoring, { hand: '9H-KS-QS', trump: 'H' }, 'The bidder shows the nine of trumps beside a marriage.', 30),
  valueExample('cards-in-all', blue.auctionScoring, 'Bidder and opponents compare what lies in their tricks.', 250),
] as const;

const melded = (hand: string, story: string, sum: number) => scoreExample('melds', sierra.play, { hand, trump: 'H' }, story, sum);

/** Cases of the partnership auction: following, melds and counts. */
export const partnershipAuctionCases = [
  lawExample('revoke', sierra.play, { fault: 'win' }, 'The jack is played on a queen by a hand with the ace.', 'must win the trick'),
  lawExample(
    'marriage-after-sequence',
    sierra.play,
    { cards: 'same' },
    'A run is laid, and its king and queen are offered as a marriage.',
    'may not use the card',
  ),
  lawExample('card-used-again', sierra.play, { second: 'other-class' }, 'One queen of spades serves a pinochle and queens around.', 'may use the card'),
  lawExample('both-reach-game', sierra.play, {}, 'North-South and East-West pass 1,000 in one deal.', 'does not cover'),
  valueExample('lowest-bid', sierra.play, 'The first to speak names as little as the rules let him.', 100),
  valueExample('raise', sierra.play, 'Over 140 the next hand wants to go up by a step.', 10),
  valueExample('ten', sierra.play, 'A trick holds a single ten.', 10),
  valueExample('king', sierra.play, 'A trick holds a single king.', 10),
  valueExample('queen', sierra.play, 'A queen comes home in a trick.', 0),
  valueExample('jack', sierra.play, 'A jack comes home in a trick.', 0),
  melded('KC-QC', 'A marriage in clubs.', 20),
  melded('AH-10H-KH-QH-JH', 'A run and no more.', 150),
  melded('QS-QS-JD-JD', 'All four cards of the double pinochle.', 300),
  melded('AS-AH-AC-AD', 'One ace of each suit before the lead.', 100),
  melded('KS-KH-KC-KD', 'One king of each suit before the lead.', 80),
  melded('QS-QH-QC-QD', 'One queen of each suit before the lead.', 60),
  melded('JS-JH-JC-JD', 'One jack of each suit before the lead.', 40),
] as const;
