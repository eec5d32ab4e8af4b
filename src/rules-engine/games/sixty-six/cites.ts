import { citesOf, numbered } from '../../laws/cites.ts';

/** The passages of the books on sixty-six, each under a name. */
export const cites = citesOf({
  blue: {
    'Sixty-six': {
      pack: '343',
      play: '343',
      marriage: '343',
      stock: '343',
      claim: '343-344',
      wrongClaim: '344',
      closing: '344',
      closed: '344',
    },
    'Sixty-six: Penalties': { penalties: '345' },
    'Sixty-six: Three hand': { three: '344-345' },
    'Kreutz-Mariage, or Four-Hand Sixty-Six': { four: '345' },
  },
  donohue: {
    'Sixty-Six': { pack: '34', deal: '34-35', misdeal: '35', nine: '35', play: '35', scoring: '35', marriage: '35', claim: '35' },
    'The Rules of Sixty-Six': { rules: numbered },
  },
  uspc: { 'Sixty-Six': { game: '87-88' }, 'Four-handed Sixty-six': { four: '88' } },
});
