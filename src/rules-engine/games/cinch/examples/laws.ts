import { lawExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Cinch } from '../code.ts';

const { blue, uspc } = cites;

const beforeThePlay: readonly ExampleOf<Cinch>[] = [
  lawExample('deal-out-of-turn', blue.dealing, { noticed: 'in-time' }, 'Everyone has six cards when it is seen that another should deal.', 'deal is stopped'),
  lawExample('deal-out-of-turn', blue.dealing, { noticed: 'late' }, 'All the nine cards are out when it is seen.', 'obody may stop the deal'),
  lawExample(
    'exposed-in-deal',
    blue.dealing,
    { who: 'dealer' },
    'The dealer turns up a card of the eldest hand.',
    'The dealer’s opponents may have the cards dealt again',
  ),
  lawExample('exposed-in-deal', blue.dealing, { who: 'other' }, 'The second hand turns up a card of his own as it comes.', 'dealer may deal again'),
  lawExample('wrong-number', blue.dealing, { found: 'before' }, 'A player has six cards, and nobody has bid.', 'The dealer loses the deal'),
  lawExample('wrong-number', blue.dealing, { found: 'fewer' }, 'Two players have a wrong number, and seven is bid.', 'loses the deal'),
  lawExample('wrong-number', blue.dealing, { found: 'three' }, 'The eldest hand has bid; the dealer alone has eight cards.', 'deal stands'),
  lawExample('wrong-number', blue.dealing, { found: 'played' }, 'A player with seven cards after the filling has played to the first trick.', 'nothing'),
  lawExample('bid-out-of-turn', blue.bidding, { who: 'early' }, 'The second hand bids seven before the eldest hand has spoken.', 'may not bid'),
  lawExample('bid-out-of-turn', blue.bidding, { who: 'partner' }, 'The eldest hand bids six, and his partner seven at once.', 'dealer may bid'),
  lawExample('bid-out-of-turn', blue.bidding, { who: 'passed' }, 'The eldest hand passes, and his partner bids at once.', 'does not cover'),
  lawExample(
    'bid-out-of-turn',
    blue.bidding,
    { who: 'dealer' },
    'The dealer bids nine before the third hand has spoken, and would have made it.',
    'lose their bids',
  ),
  lawExample(
    'bid-with-too-many',
    blue.bidding,
    {},
    'The third hand bids six and has ten cards.',
    'The bid does not count, and the extra card is withdrawn, face down',
  ),
  lawExample('second-bid', blue.bids, {}, 'The eldest hand bids six, is outbid and wants to go on.', 'bid a second time'),
  lawExample('second-bid', uspc.bids, {}, 'A player who has passed wants to bid after all.', 'bid a second time'),
  lawExample('dealer-rejects-bids', blue.bids, {}, 'Eight is the highest bid, and the dealer wants to name his own suit.', 'bidder must name the trump'),
  lawExample('dealer-rejects-bids', uspc.bids, {}, 'Eight is the highest bid, and the dealer wants to name his own suit.', 'reject all the bids'),
  lawExample('nobody-bids', uspc.bids, {}, 'Three players pass, and the dealer has a bad hand.', 'bid one point'),
  lawExample('trump-named-early', blue.bidding, {}, 'The eldest hand says “seven in hearts”.', 'partner may not bid'),
  lawExample('plain-card-kept', blue.discard, {}, 'A player would keep the ace of another suit.', 'every card that is no trump'),
  lawExample('plain-card-kept', uspc.discard, {}, 'A player would keep the ace of another suit.', 'keep plain cards'),
  lawExample('trump-discarded', uspc.error, { seen: 'no' }, 'The left pedro is thrown away and missed at once.', 'take the trump back'),
  lawExample(
    'trump-discarded',
    uspc.error,
    { seen: 'yes' },
    'The left pedro is thrown away and missed when the new cards are in hand.',
    'whatever that trump counts',
  ),
  lawExample('wrong-number-asked', blue.asking, { next: 'yes', what: 'few' }, 'A player has five cards, and the next has been helped.', 'out of the discards'),
  lawExample('wrong-number-asked', blue.asking, { next: 'yes', what: 'many' }, 'A player has seven cards, and the next has been helped.', 'drawn out'),
  lawExample('wrong-number-asked', blue.asking, { next: 'no' }, 'A player sees at once that he has asked for one too many.', 'does not cover'),
  lawExample('dealer-robs-pack', blue.discard, {}, 'Two trumps are left in the pack.', 'take the trumps'),
  lawExample('dealer-robs-pack', uspc.robbing, {}, 'One trump and an ace are left in the pack.', 'take any cards'),
  lawExample('dealer-over-six-trumps', uspc.overSix, {}, 'The dealer has five trumps and finds two.', 'over six'),
];

const play: readonly ExampleOf<Cinch>[] = [
  lawExample('first-lead', blue.play, {}, 'The maker of the trump leads the ace of another suit.', 'lead any card'),
  lawExample('first-lead', uspc.play, { custom: 'no' }, 'The namer of the trump leads the ace of another suit.', 'lead any card'),
  lawExample('first-lead', uspc.variations, { custom: 'yes' }, 'A trump lead is agreed on, and another suit is led.', 'must lead a trump'),
  lawExample('lead-out-of-turn', blue.leading, { whose: 'partner' }, 'North leads, and it was for South to lead.', 'lead a trump'),
  lawExample('lead-out-of-turn', blue.leading, { whose: 'opponent' }, 'North leads, and it was for East to lead.', 'does not cover'),
  lawExample('trumped-with-suit', blue.play, { led: 'plain' }, 'A club is led, and a player with clubs trumps it.', 'allowed'),
  lawExample(
    'trumped-with-suit',
    blue.play,
    { led: 'trump' },
    'A heart is led at hearts; a player who has the five of diamonds throws a club.',
    'must follow suit',
  ),
  lawExample('trumped-with-suit', blue.pack, { led: 'left' }, 'Hearts are trumps and a diamond is led; the five is his one red card.', 'play any card'),
  lawExample('trumped-with-suit', uspc.play, { led: 'plain' }, 'A club is led, and a player with clubs trumps it.', 'allowed'),
  lawExample(
    'trumped-with-suit',
    uspc.rank,
    { led: 'trump' },
    'A heart is led at hearts; a player who has the five of diamonds throws a club.',
    'must follow suit',
  ),
  lawExample('trumped-with-suit', uspc.rank, { led: 'left' }, 'Hearts are trumps and a diamond is led; the five is his one red card.', 'play any card'),
  lawExample('low-in-the-trick', uspc.points, {}, 'The deuce of trumps lies among the tricks, and both sides claim it.', 'in front of them'),
  lawExample('revoke', blue.revoke, { who: 'bidder' }, 'The bidder’s partner revokes on a bid of eight.', 'loses its bid'),
  lawExample('revoke', blue.revoke, { who: 'adversary' }, 'Eight were bid and six made; an adversary revoked.', 'all the points that it made'),
  lawExample('revoke', uspc.hole, { who: 'bidder' }, 'The bidder revokes.', 'scores nothing'),
  lawExample('revoke', uspc.hole, { who: 'adversary' }, 'Eight were bid and six made; an adversary revoked.', 'all the points that it made'),
];

const count: readonly ExampleOf<Cinch>[] = [
  lawExample('high-and-low', blue.points, {}, 'The deuce was dealt to one side and falls to the other.', 'takes it in'),
  lawExample('high-and-low', uspc.points, { custom: 'no' }, 'The deuce was played by one side and falls to the other.', 'side that played it'),
  lawExample('high-and-low', uspc.variations, { custom: 'yes' }, 'The taker has low, as agreed.', 'takes it in'),
  lawExample('joker-and-high', uspc.variations, {}, 'The joker takes the ace of trumps.', '10 points'),
  lawExample('bid-not-made', blue.count, {}, 'Eight bid, five made, nine to the others.', 'scores nothing'),
  lawExample('bid-not-made', uspc.count, { custom: 'no' }, 'Eight bid, five made.', 'loses the amount of the bid'),
  lawExample('bid-not-made', uspc.variations, { custom: 'yes' }, 'Eight bid, five made, by the other custom.', 'the amount of the bid'),
  lawExample('bid-made', blue.count, { more: 'bidder' }, 'Eight bid, ten made, four to the others.', 'difference'),
  lawExample('bid-made', blue.count, { more: 'adversaries' }, 'Six bid, six made, eight to the others.', 'does not cover'),
  lawExample('bid-made', blue.count, { more: 'equal' }, 'Seven bid, seven made.', 'nothing'),
  lawExample('bid-made', uspc.count, {}, 'Six bid, six made, eight to the others.', 'all the points that it made'),
  lawExample('in-the-hole', uspc.hole, {}, 'A side with four points is set back by nine.', 'loses the amount of the bid'),
  lawExample('both-go-out', uspc.points, {}, 'Both want one; one side has high, the other low.', 'count in the order'),
];

/** Rulings, one for each case of each book. */
export const lawCases: readonly ExampleOf<Cinch>[] = [...beforeThePlay, ...play, ...count];
