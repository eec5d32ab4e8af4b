import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Pinochle, each under a name. The manual's chapter runs from page 90 to 102; our copy does not show where each page ends. */
export const cites = citesOf({
  sierra: {
    Doublepack: { doublepack: '90-102' },
    'Four-Handed Pinochle': { fourHanded: '90-102' },
    'Partnership Pinochle': { partnership: '90-102' },
    'Pinochle: How the game is played': { play: '90-102' },
    'Pinochle: Strategies': { strategies: '90-102' },
    'Two-Handed Pinochle': { twoHanded: '90-102' },
  },
  blue: {
    'Pinochle: Two-Hand': { twoHandShowing: '266', twoHandObject: '266-267', twoHandScoring: '267', twoHandCards: '267-268', twoHandGame: '268' },
    'Pinochle: Three-Hand': { threeHandShowing: '268', threeHandLateMeld: '268-269', threeHandScoring: '269' },
    'Pinochle: Four-Hand': { fourHand: '269' },
    'Sixty-Four Card Pinochle': { sixtyFourCard: '269' },
    'Auction Pinochle with a Widow': { auctionDeal: '270', auctionBidding: '271', auctionShowing: '271-272', auctionPlay: '272', auctionScoring: '273' },
    'Auction Pinochle with a Widow: Scoring': { scoring: '272' },
  },
  donohue: {
    'Sixty-Six': { sixtySix: '35' },
    'Two-Handed Penuchle': { twoHandedPlay: '44', twoHandedObject: '44-45', twoHandedScoring: '45' },
    'Four-Handed Penuchle': { fourHandedShowing: '45-46', fourHandedDeal: '45', fourHandedPlayers: '46' },
    'Three-Handed Penuchle': { threeHanded: '46' },
  },
  uspc: {
    Bezique: { bezique: '74-75' },
    Pinochle: { game: '78' },
    'Two-handed Pinochle': { twoHandedTrump: '78', twoHandedShowing: '78-79', twoHandedScoring: '79', twoHandedGame: '79-80' },
    'Four-handed Pinochle': { fourHanded: '80' },
    'Pinochle with Sixty-four Cards': { sixtyFourCards: '80' },
    'Three-handed Pinochle': { threeHanded: '80' },
  },
});
