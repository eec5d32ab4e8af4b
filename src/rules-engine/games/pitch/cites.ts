import { citesOf, numbered } from '../../laws/cites.ts';

/** The passages of the books on Pitch, each under a name. The manual's chapter runs from page 103 to 106; our copy does not show where each page ends. */
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
    'Laws of the Game of All-Fours': { lawsAllFours: numbered },
  },
});
