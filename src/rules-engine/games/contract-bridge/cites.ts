import { citesOf, numbered } from '../../laws/cites.ts';

/**
 * The passages of the books on Contract bridge, each under a name.
 * The laws of 31 March 1935, from which the 1940 book prints extracts; they have no numbers.
 * The manual's chapter runs from page 20 to 34; our copy does not show where each page ends.
 */
export const cites = citesOf({
  sierra: {
    'Bridge: How the game is played': { play: '20-34' },
    'Bridge: Keeping score': { scoring: '20-34' },
    'Bridge: Strategies': { strategies: '20-34' },
    'Bridge: The scoring system': { scoringSystem: '20-34' },
  },
  blue: {
    'Laws of Auction Bridge': { lawsAuction: numbered },
    'Contract Bridge Scoring': { scoringRest: '432', scoringGame: '432-433', scoringVulnerable: '432-434' },
    'Progressive Contract Scoring': { progressiveGame: '432-433', progressiveScoring: '433' },
    'Contract Bridge': { object: '433', clause: '433-434', scoring: '434' },
    'Contract Bridge: Influence on the Bidding': { influenceEtiquette: '434-455', influenceBidding: '435' },
    'Contract Bridge: Card Values': { cardValues: '435-436' },
    'Biddable Suits': { biddableSuits: '436-437' },
    'Partner’s Responses; Denials': { partnersResponses: '437-438' },
    'Assists; Responding Values': { assistsResponding: '438-440' },
    'Responding Values; Responding Trump Values': { respondingValues: '440-441' },
    'Declarer’s Rebids': { declarersRebids: '442-443' },
    'Original Two Bids': { originalTwoBids: '444-445' },
    'The Vanderbilt Club': { vanderbiltClub: '448' },
    'When Dealer Passes': { whenDealerPasses: '448' },
    'Defensive Suit Bids': { defensiveSuitBids: '449' },
    'Informatory Doubles': { informatoryDoubles: '450' },
    'No-Trumpers': { noBidding: '451', noNoTrump: '451-452' },
    'Responses to No-Trumpers': { responsesNo: '452' },
    'Showing Aces': { showingAces: '454' },
    'Contract Bridge Laws: Call Out of Rotation': { callOutRotation: '456' },
    'Contract Bridge Laws: Cards Faced, Seen, or Disclosed': { cardsFacedSeen: '456-457' },
    'Contract Bridge Laws: Improper Call Overcalled by an Opponent': { improperCall: '456' },
    'Contract Bridge Laws: Information as to Calls Made': { informationCalls: '456' },
    'Contract Bridge Laws: Information as to Calls Made; Reviewing the Auction': { informationCallsBidding: '456-457' },
    'Contract Bridge Laws: Insufficient Bid': { insufficientBid: '456' },
    'Contract Bridge Laws: Slip of the Tongue': { slipTongue: '456' },
    'Contract Bridge Laws: Lead Out of Turn': { leadOutTurn: '457-458' },
    'Contract Bridge Laws: Played Card': { playedCard: '457' },
    'Contract Bridge Laws: Reviewing the Auction': { reviewingAuction: '457' },
    'Contract Bridge Laws: Corrected Revoke': { correctedRevoke: '458' },
    'Contract Bridge Laws: Premature Lead by a Defender': { prematureLead: '458' },
    'Contract Bridge Laws: Premature Play by Defender': { prematurePlay: '458' },
    'Contract Bridge Laws: Revoke': { revoke: '458' },
    'Contract Bridge Laws: Acts which Establish Revokes': { actsWhichEstablish: '459' },
    'Contract Bridge Laws: Claim or Concession of Tricks': { claimConcessionPlay: '459-460' },
    'Contract Bridge Laws: Claim or Concession of Tricks by Declarer': { claimConcession: '459-460' },
    'Contract Bridge Laws: Established Revoke': { establishedRevoke: '459' },
    'Contract Bridge Laws: Inspecting Quitted Trick': { inspectingQuitted: '459' },
    'Contract Bridge Laws: Claim or Concession of Tricks by a Defender': { claimsByDefender: '460' },
    'Contract Bridge Laws: Declarer’s Partner': { declarersPartner: '460' },
    'Contract Bridge Laws: Penalty Card of a Defender': { penaltyCard: '460' },
    'Contract Bridge Laws: Tricks Conceded in Error': { tricksConceded: '460' },
  },
});
