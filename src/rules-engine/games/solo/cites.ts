import { citesOf } from '../../laws/cites.ts';

/**
 * The passages of the books on Solo, each under a name. The pages of the 1898 book end where a paragraph is broken in the middle of a
 * sentence, three times between page 89 and page 92.
 */
export const cites = citesOf({
  blue: {
    Solo: {
      rank: '360',
      firstDeal: '360-361',
      pool: '361',
      deal: '361',
      trumps: '361',
      object: '361',
      helper: '361',
      forcee: '361',
      bids: '361-362',
      table: '362',
      game: '362',
      forceeTrump: '362',
      play: '362',
      five: '362',
      settle: '362',
      matadors: '362-363',
      drawn: '363',
    },
    'Heart Solo': { heart: '363' },
    'Solo: Penalties': { penalties: '363' },
  },
  uspc: {
    'Solo (German Solo)': {
      deal: '89',
      pool: '89',
      trumps: '89-90',
      rank: '90',
      bids: '90',
      table: '90',
      object: '90',
      matadors: '90',
      reserve: '90',
      forceeSimple: '90-91',
      simple: '91',
      partout: '91',
      solo: '91',
      tout: '91',
      sixth: '91-92',
      play: '92',
      bidding: '92',
      errors: '92',
      lacking: '92',
    },
    'Three-handed (Heart) Solo': { heart: '92' },
    'Six-handed Solo': { six: '92' },
  },
});

export const BLUE = 'blue-ribbon-1940';
export const USPC = 'uspc-1898';
export const BOOKS = [BLUE, USPC] as const;
