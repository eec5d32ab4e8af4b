import { citesOf, numbered } from '../../laws/cites.ts';

/** Why the laws of another game are cited here. */
export const THE_CODE =
  'The clause names whist and bridge, "almost" alike, and leaves out what concerns dummy; the one full code of the book is that of auction bridge.';

/** The passages of the books on Vint, each under a name. */
export const cites = citesOf({
  blue: {
    Vint: {
      bidding: '379',
      object: '379-380',
      players: '379, 381',
      play: '380',
      playedOut: '380-381',
      game: '380, 382',
      slams: '381',
      failed: '381-382',
      honors: '382',
      setOff: '382-383',
      scoring: '383',
    },
    // The laws that the clause on p. 383 leads to.
    'Laws of Auction Bridge': {
      code: numbered,
    },
  },
});
