import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the books on Hearts, each under a name. */
export const cites = citesOf({
  sierra: {
    'Hearts: How the game evolved': { history: '79-84' },
    'Hearts: How the game is played': { play: '79-84' },
  },
  blue: {
    Hearts: { pack: '243', play: '244' },
    Heartsette: { heartsette: '244' },
    'Howell Hearts': { howellScoring: '244', howellDrawnOut: '244-245' },
    'Sweepstake Hearts': { sweepstake: '244' },
    'Sweepstake Hearts; Auction Hearts': { sweepstakeAuction: doubtful('244-245', 'Taken from sweepstake hearts, since the section speaks of a jack.') },
    'Auction Hearts': { auction: '245' },
    'Spot Hearts': { spot: '245' },
    'Three-Hand Hearts': { threeHand: '245' },
    'Discard Hearts: Black-Jack, or Black-Lady': { blackJackBlack: '246' },
    'Progressive Hearts': { progressiveGame: '246-247', progressiveClause: '246' },
    'Two-Hand Hearts': { twoHand: '246' },
    'Domino Hearts': { dominoClause: '386-387', dominoDeal: '386', dominoPlay: '387' },
    'Joker Hearts': { joker: '387' },
  },
  donohue: {
    'How to Play Hearts': { play: '417' },
  },
  uspc: {
    Hearts: { pack: '45', play: '46' },
    'Auction Hearts': { auction: '46' },
    'Auction Hearts; Sweepstakes': { auctionSweepstakes: '46-47' },
    'Hearts: Variations': { variations: '46' },
    Sweepstakes: { sweepstakes: '47' },
    'Three and Five-handed Hearts': { threeFiveHanded: '47-48' },
    'Two-handed Hearts': { twoHanded: '47' },
    Heartsette: { heartsette: '48' },
    'Hints for Playing Hearts': { hintsPlaying: '48' },
    'Progressive Hearts': { progressive: '48' },
  },
});
