import { cite } from '../../books.ts';
import { citesOf, laws } from '../../core/cites.ts';

export const BLUE = cite('blue-ribbon-1940', '7', 'Auction Pitch');
export const BLUE_PLAY = cite('blue-ribbon-1940', '7-8', 'Auction Pitch');
export const BLUE_SCORE = cite('blue-ribbon-1940', '8', 'Auction Pitch');
export const BLUE_OUT = cite('blue-ribbon-1940', '8-9', 'Auction Pitch');
export const BLUE_PENALTIES = cite('blue-ribbon-1940', '9', 'Auction Pitch: Penalties');
export const DONOHUE_BID = cite('donohue', '47', 'Auction Pitch');
export const DONOHUE_FAIL = cite('donohue', '47-48', 'Auction Pitch');
export const DONOHUE_SCORE = cite('donohue', '48', 'Auction Pitch');
export const DONOHUE_PLAY = cite('donohue', '48-49', 'Auction Pitch: Playing the Hand');
export const DONOHUE_REVOKE = cite('donohue', '49', 'Auction Pitch: Playing the Hand');
// The manual's chapter runs from page 103 to 106; our copy does not show where each page ends.
export const SIERRA = cite('sierra', '103-106', 'Pitch: How the game is played');
export const SIERRA_BID = cite('sierra', '103-106', 'Pitch: Bidding');
export const SIERRA_SCORE = cite('sierra', '103-106', 'Pitch: Scoring points');
export const SIERRA_TRICKS = cite('sierra', '103-106', 'Pitch: Taking tricks');

/** Where the books tell of Pitch: each passage once, by a word of its own. */
export const cites = citesOf({
  sierra: {
    'Pitch: Bidding': { bidding: '103-106' },
    'Pitch: How the game evolved': { history: '103-106' },
    'Pitch: How the game is played': { play: '103-106' },
    'Pitch: Scoring points': { scoringPoints: '103-106' },
    'Pitch: Taking tricks': { takingTricks: '103-106' },
  },
  blue: {
    'Auction Pitch': { auctionBidding: '7', auctionTrump: '7-8', auctionScoring: '8', auctionGame: '8-9' },
    'Auction Pitch: Penalties': { penalties: '9' },
    Smudge: { smudge: '10' },
  },
  donohue: {
    'Auction Pitch': { auctionBidding: '47', auctionObject: '47-48', auctionForm: '47-49', auctionScoring: '48', auctionPlay: '49' },
    'Auction Pitch: Playing the Hand': { playingWrongSuitLed: '48-49', playingScoring: '49' },
    'All-Fours: Scoring': { scoring: '79' },
    'Laws of the Game of All-Fours': { lawsAllFours: laws({ 81: [6] }) },
  },
});
