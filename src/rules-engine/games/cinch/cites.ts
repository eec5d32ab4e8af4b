import { citesOf } from '../../laws/cites.ts';

/**
 * The passages of the books on Cinch, each under a name.
 * In the 1898 book page 58 begins within the sentence on a dealer who finds more than six trumps; our copy does not show where page 59 begins.
 */
export const cites = citesOf({
  blue: {
    Cinch: { pack: '186', points: '186', bids: '186', discard: '186', play: '186', count: '186-187' },
    'Cinch: Penalties': { dealing: '187', bidding: '187', asking: '188', leading: '188', revoke: '188' },
    'Blind Cinch': { blind: '188' },
    'Auction Cinch, or Razzle-Dazzle': { auction: '188' },
    'Sixty-Three': { sixtyThree: '189' },
    'Cinch with a Widow': { widow: '189' },
  },
  uspc: {
    Cinch: {
      players: '57',
      bids: '57',
      discard: '57',
      robbing: '57',
      overSix: '57-58',
      error: '58',
      play: '58',
      rank: '58',
      points: '58',
      count: '58',
      hole: '58',
      variations: '58-59',
    },
    'Two-handed Cinch': { twoHanded: '59' },
    'Blind Cinch': { blind: '59' },
    'Six-handed Blind Cinch': { sixHanded: '59' },
    'Auction Cinch': { auction: '59' },
    'Progressive Cinch': { progressive: '59-60' },
  },
});
