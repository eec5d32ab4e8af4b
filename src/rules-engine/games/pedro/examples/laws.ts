import { lawExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Pedro } from '../code.ts';

const { blue, donohue, uspc } = cites;

/** Rulings: every case of every book. */
export const lawCases: readonly ExampleOf<Pedro>[] = [
  lawExample('cut-for-deal', uspc.players, {}, 'Two players are given a king, the highest card.', 'Another card'),
  lawExample('second-bid', blue.family, {}, 'A player bid three, is outbid and wants to go on.', 'bid a second time'),
  lawExample('second-bid', donohue.bids, {}, 'A player bid three, is outbid and wants to go on.', 'bid higher'),
  lawExample('second-bid', uspc.bids, {}, 'A player bid three, is outbid and wants to go on.', 'bid higher'),
  lawExample('pitched-without-bid', blue.penalties, { how: 'nothing' }, 'The eldest hand leads a club and has not bid.', 'does not cover'),
  lawExample('pitched-without-bid', blue.penalties, { how: 'lower' }, 'A player who was outbid leads a club.', 'may not lead the trump'),
  lawExample('nobody-bids', uspc.noBid, {}, 'Nobody makes the dealer an offer.', 'suit wanted for trumps'),
  lawExample('nobody-bids', donohue.clause, {}, 'Nobody makes the dealer an offer.', 'suit wanted for trumps'),
  lawExample('dealer-refuses-bids', donohue.refused, {}, 'Six is the best bid, and the dealer has high and pedro.', 'refuse every bid'),
  lawExample('dealer-refuses-bids', uspc.noBid, {}, 'Six is the best bid, and the dealer has high and pedro.', 'refuse every bid'),
  lawExample('bid-to-the-dealer', donohue.clause, {}, 'The trump is sold for six.', 'dealer scores the amount of the bid'),
  lawExample('bid-to-the-dealer', uspc.noBid, {}, 'The trump is sold for six.', 'dealer scores the amount of the bid'),
  lawExample('first-lead', uspc.play, {}, 'The buyer leads the ace of another suit.', 'lead trumps'),
  lawExample('trumped-with-suit', uspc.play, { led: 'plain' }, 'A heart is led, and a player with hearts trumps it.', 'allowed'),
  lawExample('trumped-with-suit', uspc.play, { led: 'trump' }, 'Trumps are led, and a player who has one throws a club.', 'must follow suit'),
  lawExample('revoke', uspc.revoke, { bid: 'yes' }, 'A player revokes; the trump was sold for five.', 'loses the amount of the bid'),
  lawExample('revoke', uspc.revoke, { bid: 'no' }, 'Nobody had bid, and a player revokes.', 'scores nothing'),
  lawExample('loss-through-revoke', uspc.revoke, { who: 'bidder' }, 'Pedro was lost by the revoke of another.', 'made good'),
  lawExample('who-scores-low', blue.points, {}, 'The deuce of trumps falls to the ace of another.', 'winner of the trick'),
  lawExample('who-scores-low', donohue.clause, { custom: 'no' }, 'The deuce of trumps falls to the ace of another.', 'dealt to'),
  lawExample('who-scores-low', donohue.low, { custom: 'yes' }, 'The deuce of trumps falls to the ace of another, by the custom.', 'winner of the trick'),
  lawExample('who-scores-low', uspc.points, {}, 'The deuce of trumps falls to the ace of another.', 'winner of the trick'),
  lawExample('bid-made', donohue.made, { custom: 'no' }, 'Five bid and seven made.', 'every point'),
  lawExample('bid-made', donohue.onlyBid, { custom: 'yes' }, 'Five bid and seven made, by the custom.', 'the bid and no more'),
  lawExample('bid-made', uspc.failed, {}, 'Five bid and seven made.', 'every point'),
  lawExample('bid-not-made', donohue.game, {}, 'Six bid and five made.', 'loses the amount of the bid'),
  lawExample('bid-not-made', uspc.failed, {}, 'Six bid and five made.', 'scores nothing'),
  lawExample('refused-bid-not-made', donohue.refused, {}, 'Six refused and five made.', 'dealer loses the amount of the bid'),
  lawExample('refused-bid-not-made', uspc.failed, {}, 'Six refused and five made.', 'dealer loses the amount of the bid'),
  lawExample('both-go-out', donohue.order, {}, 'Both want one: one has game, the other pedro.', 'count in the order'),
  lawExample('both-go-out', uspc.points, {}, 'Both want one: one has game, the other pedro.', 'count in the order'),
  lawExample('claimed-points', donohue.scorer, {}, 'A player claims the jack, and it was taken by another.', 'every point claimed'),
  lawExample('claimed-points', uspc.scorer, {}, 'A player claims the jack, and it was taken by another.', 'every point claimed'),
  // Inherited from pitch.
  lawExample('wrong-number', blue.penalties, { what: 'cards' }, 'One of five players has eleven cards.', 'same dealer deals again'),
  lawExample('wrong-suit-led', blue.family, {}, 'The highest bidder wanted spades and leads a club.', 'lead stands'),
  lawExample('bid-not-made', blue.family, {}, 'Three bid and two made.', 'loses the amount of the bid'),
  lawExample('revoke', blue.penalties, { bid: 'yes' }, 'A player revokes on a bid of three.', 'loses the amount of the bid'),
  lawExample('revoke', blue.penalties, { bid: 'no' }, 'Nobody bid, and a player revokes.', 'loses 2 points'),
];
