import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Five Hundred, each under a name. */
export const cites = citesOf({
  blue: {
    'Five Hundred, or Bid Euchre': { pack: '232', deal: '233', bids: '233', table: '233', play: '233', count: '233', failed: '233-234', game: '234' },
    'Penalties in 500': { penalties: '234' },
    'Euchre: Penalties': { euchre: '223', euchreLead: '224' },
    'Nullo 500': { nullo: '394' },
  },
  donohue: {
    'How to Play Five Hundred': { players: '418' },
    'Five Hundred: How to Use the Deck': { pack: '418' },
    'Five Hundred: How to Deal the Cards': { deal: '418' },
    'Five Hundred: What Each Card Designates': { rank: '418', joker: '418-419' },
    'Five Hundred: How to Make a Bid': { bids: '419' },
    'Five Hundred: Scoring': { table: '419', count: '419-420', others: '420', first: '420' },
    'Five Hundred: How to Play the Hand': { play: '420' },
    'Five Hundred: Revoking': { revoke: '420' },
  },
});
