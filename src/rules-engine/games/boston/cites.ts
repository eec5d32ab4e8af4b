import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Boston, each under a name. */
export const cites = citesOf({
  blue: {
    Boston: { game: '58' },
  },
  donohue: {
    Boston: { deal: '346', bidding: '346, 348-349', trump: '346-347', scoring: '347', reckoningFailure: '347-348', basts: '348', play: '349' },
    'The Boston Table': { table: '350' },
    // The code to which the clause on p. 347 refers.
    'The Laws of Whist: Of Revoking': { revoking: '135-136', tricksMixed: '136' },
  },
});
