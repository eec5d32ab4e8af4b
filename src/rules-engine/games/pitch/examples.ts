import type { Citation } from '../../books.ts';
import { lawExample, scoreExample, sheetExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Pitch } from './code.ts';

const PLAIN = { jack: 'nobody', sold: 'nobody', revoke: 'nobody', target: 'usual' };
const PITCHED = { jack: 'nobody', sold: 'nobody', revoke: 'nobody' };
const scored = (at: Citation, input: Record<string, string>, story: string, headline: string) =>
  scoreExample('deal', at, { ...PLAIN, ...input }, story, headline);

export const examples: readonly ExampleOf<Pitch>[] = [
  lawExample('improper-cut', cites.blue.penalties, { what: 'thin' }, 'The cut leaves three cards.', 'cuts again'),
  lawExample('dealt-without-cut', cites.blue.penalties, {}, 'The pack was not cut.', 'same dealer deals again'),
  lawExample('faced-card', cites.blue.penalties, {}, 'A card lies face up in the pack.', 'same dealer deals again'),
  lawExample('imperfect-pack', cites.blue.penalties, {}, 'A card is missing.', 'same dealer deals again'),
  lawExample('exposed-in-deal', cites.blue.penalties, {}, 'The dealer faces a card.', 'same dealer deals again'),
  lawExample('wrong-number', cites.blue.penalties, {}, 'A player has seven cards.', 'same dealer deals again'),
  lawExample('wrong-number', cites.donohue.lawsAllFours(5), { what: 'cards' }, 'A player has five cards.', 'same dealer deals again'),
  lawExample('deal-out-of-turn', cites.blue.penalties, { noticed: 'late' }, 'The last card is dealt when the mistake is seen.', 'deal stands'),
  lawExample('bid-out-of-turn', cites.blue.penalties, {}, 'The third player bids before the second.', 'no penalty'),
  lawExample('further-bid', cites.blue.auctionBidding, { what: 'second' }, 'A player bid two and now wants to bid three.', 'bid a second time'),
  lawExample('further-bid', cites.blue.penalties, { what: 'four' }, 'Four was bid in turn, and the next player would bid too.', 'may not bid'),
  lawExample('nobody-bids', cites.sierra.bidding, {}, 'All four pass.', 'fresh deal'),
  lawExample('nobody-bids', cites.donohue.auctionScoring, {}, 'Nobody makes an offer.', 'must pitch the trump'),
  lawExample('pitched-without-bid', cites.blue.penalties, { how: 'nothing' }, 'The eldest hand leads a card and has not bid.', 'must make four points'),
  lawExample('wrong-suit-led', cites.blue.auctionTrump, {}, 'The bidder wanted spades and leads a club.', 'lead stands'),
  lawExample('bid-not-made', cites.sierra.scoringPoints, { bid: 'number' }, 'He bid three and made high and low.', 'loses the amount of the bid'),
  lawExample('bid-not-made', cites.sierra.scoringPoints, { bid: 'smudge' }, 'A smudge loses one trick.', 'loses 5 points'),
  lawExample('seller-out-on-the-bid', cites.donohue.auctionScoring, {}, 'The seller wants two and takes a bid of two.', 'seller wins the game'),
  lawExample('refused-bid-not-made', cites.donohue.auctionBidding, {}, 'The seller refused three, pitched, and made two.', 'loses the amount of the bid'),
  lawExample('trumped-with-suit', cites.sierra.takingTricks, { led: 'plain' }, 'A heart is led, and a player with a heart trumps.', 'no penalty'),
  lawExample('revoke', cites.blue.penalties, { bid: 'no' }, 'Nobody bid, and a player revokes.', 'loses 2 points'),
  lawExample('revoke', cites.donohue.playingScoring, { bid: 'yes' }, 'A player revokes; the pitch was sold for three.', 'loses the amount of the bid'),
  lawExample(
    'loss-through-revoke',
    cites.blue.penalties,
    { who: 'bidder' },
    'An opponent revokes, and the bidder of three makes two.',
    'may not set the bidder back',
  ),
  lawExample(
    'loss-through-revoke',
    cites.donohue.playingScoring,
    {},
    'The tricks show that the jack was lost by the revoke.',
    'may have all the players put the score right',
  ),
  lawExample('tie-for-game', cites.sierra.scoringPoints, {}, 'Two players count 14 each.', 'may not score the point for game'),
  lawExample(
    'both-go-out',
    cites.blue.auctionGame,
    { bidder: 'yes' },
    'The bidder wants two and makes jack and game; the players with high and low want one each.',
    'bidder wins the game',
  ),
  lawExample(
    'both-go-out',
    cites.sierra.scoringPoints,
    {},
    'One makes high and low, the other jack and game, and each is out.',
    'count in the order high, low, jack, game',
  ),
  lawExample('next-dealer-out', cites.donohue.lawsAllFours(6), {}, 'A deals; B, the next dealer, goes out.', 'and then retire'),
  scored(
    cites.blue.auctionGame,
    { counts: '20.5.5', bidder: '1', bid: '2', high: '2', low: '3', jack: '1', before: '8.9.9' },
    'The bidder wants two and makes jack and game; high and low want one each.',
    'Player 1 wins the game',
  ),
  scored(
    cites.blue.auctionGame,
    { counts: '20.5.5', bidder: '1', bid: '2', high: '2', low: '3', jack: '1', before: '7.9.9' },
    'The bidder is not out, so high is counted next.',
    'Player 2 wins the game',
  ),
  scored(
    cites.blue.auctionGame,
    { counts: '20.5.5', bidder: '1', bid: '3', high: '2', low: '3', jack: '1', before: '8.9.9' },
    'The bidder makes two on a bid of three and is set back; high is counted before low.',
    'Player 2 wins the game',
  ),
  scored(
    cites.donohue.auctionScoring,
    { counts: '20.5.5', bidder: '1', bid: '2', sold: '3', high: '2', low: '3', jack: '1', before: '8.9.8' },
    'The seller wants two and sells for two: out before the play.',
    'Player 3 wins the game',
  ),
  scored(
    cites.donohue.auctionScoring,
    { counts: '20.5.5', bidder: '1', bid: '2', high: '2', low: '3', jack: '1', before: '8.9.9' },
    'The same deal where high goes out before the points of the bidder.',
    'Player 2 wins the game',
  ),
  scored(
    cites.sierra.scoringPoints,
    { counts: '5.20.0.0', bidder: '2', bid: '2', high: '1', low: '1', jack: '2', before: '9.10.0.0', target: '11' },
    'To 11: nine with high and low goes out before ten with jack and game.',
    'Player 1 wins the game',
  ),
  scored(
    cites.sierra.scoringPoints,
    { counts: '5.20.0.0', bidder: '1', bid: '3', high: '1', low: '1', jack: '2' },
    'A bid of three makes high and low only; another player has jack and game.',
    'Player 1 -3, Player 2 2',
  ),
  scored(
    cites.sierra.scoringPoints,
    { counts: '10.12.0.0', bidder: '1', bid: '2', high: '1', low: '1', jack: '1' },
    'A bid of two makes high, low and jack.',
    'Player 1 3',
  ),
  scored(
    cites.sierra.scoringPoints,
    { counts: '30.0.0.0', bidder: '1', bid: 'smudge', tricks: '6', high: '1', low: '1', jack: '1' },
    'Smudge made.',
    'Player 1 5',
  ),
  scored(
    cites.sierra.scoringPoints,
    { counts: '30.0.0.0', bidder: '1', bid: '4', high: '1', low: '1', jack: '1' },
    'Everything taken on a bid of four brings four.',
    'Player 1 4',
  ),
  scored(
    cites.donohue.auctionObject,
    { counts: '5.20.0.0', bidder: '2', bid: '3', sold: '1', high: '1', low: '2', jack: 'nobody' },
    'The eldest hand sells for three, and the buyer fails.',
    'Player 1 4, Player 2 -3',
  ),
  scored(
    cites.blue.auctionScoring,
    { counts: '5.20.0.0', bidder: '1', bid: '2', high: '1', low: '2', jack: 'nobody' },
    'The bidder is set back; the others score theirs.',
    'Player 1 -2, Player 2 2',
  ),
  scored(
    cites.blue.penalties,
    { counts: '5.20.0.0', bidder: '1', bid: '3', high: '1', low: '2', jack: '1', revoke: '2' },
    'An opponent revokes: the bidder keeps two points on a bid of three.',
    'Player 2 -3, Player 1 2',
  ),
  sheetExample(
    'game',
    cites.sierra.scoringPoints,
    { players: 'four', target: 'usual' },
    [
      { ...PITCHED, counts: '5.20.0.0', bidder: '1', bid: '3', high: '1', low: '1', jack: '2' },
      { ...PITCHED, counts: '30.0.0.0', bidder: '1', bid: 'smudge', tricks: '6', high: '1', low: '1', jack: '1' },
      { ...PITCHED, counts: '10.12.0.0', bidder: '1', bid: '2', high: '1', low: '1', jack: '1' },
    ],
    'A bid of three that makes two is set back by three; then a smudge made, and a bid of two that makes three.',
    { 'First player': 5, 'Second player': 3, 'Third player': 0, 'Fourth player': 0 },
    'game is 7',
  ),
];
