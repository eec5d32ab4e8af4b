import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of Boston: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Boston: { game: '58' },
  },
  donohue: {
    Boston: { deal: '346', bidding: '346, 348-349', trump: '346-347', scoring: '347', reckoningFailure: '347-348', basts: '348', play: '349' },
    'The Boston Table': { table: '350' },
    // The code that the clause on p. 347 leads to.
    'The Laws of Whist: Of Revoking': { revoking: '135-136', tricksMixed: '136' },
  },
});
